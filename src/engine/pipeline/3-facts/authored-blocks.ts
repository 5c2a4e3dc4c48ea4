import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import type { BlockType } from '../../../shared/page/page.ts';
import { isObject } from '../../json/json-shape.ts';

/** A block as an author wrote it. */
interface AuthoredBlock {
  block: JsonObject;
  /** In its file: `/blocks/2`, or empty for a shared block. */
  pointer: string;
}

/** The blocks that a page holds itself, or the only one of a shared block. */
export function authoredBlocks(document: JsonValue | undefined): AuthoredBlock[] {
  if (!isObject(document)) return [];
  if (!Array.isArray(document.blocks)) return [{ block: document, pointer: '' }];
  return document.blocks.flatMap((block, index) =>
    isObject(block) ? [{ block, pointer: `/blocks/${index}` }] : [],
  );
}

/** The blocks of one type. */
export function blocksOfType(document: JsonValue | undefined, type: BlockType): AuthoredBlock[] {
  return authoredBlocks(document).filter(({ block }) => block.type === type);
}
