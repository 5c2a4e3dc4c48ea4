import type { JsonObject, SourceDocument } from '../load/source-document.ts';
import { isObject } from '../schema/json-shape.ts';

/** A block where its author wrote it. */
export interface AuthoredBlock {
  document: SourceDocument;
  /** `/blocks/2` in a page; empty in `_shared/`, where the file is the block. */
  pointer: string;
  block: JsonObject;
}

/** The blocks of this type that stand in the documents, each once. */
export function authoredBlocks(documents: readonly SourceDocument[], type: string): AuthoredBlock[] {
  return documents.flatMap((document) =>
    blocksOf(document).flatMap(({ pointer, block }) =>
      isObject(block) && block.type === type ? [{ document, pointer, block }] : [],
    ),
  );
}

function blocksOf({ kind, value }: SourceDocument) {
  if (kind === 'shared') return [{ pointer: '', block: value }];
  const blocks = kind === 'page' && isObject(value) ? value.blocks : undefined;
  if (!Array.isArray(blocks)) return [];
  return blocks.map((block, index) => ({ pointer: `/blocks/${index}`, block }));
}
