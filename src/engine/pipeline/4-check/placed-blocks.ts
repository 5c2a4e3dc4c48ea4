import { isObject } from '../../json/json-shape.ts';
import type { JsonObject, JsonValue } from '../../json/json-value.ts';

interface PlacedBlock {
  block: JsonObject;
  pointer: string;
}

/** The blocks of a page with their places, or the only one of a shared block. */
export function placedBlocks(document: JsonValue | undefined): PlacedBlock[] {
  if (!isObject(document)) return [];
  if (!Array.isArray(document.blocks)) return [{ block: document, pointer: '' }];
  return document.blocks.flatMap((block, index) =>
    isObject(block) ? [{ block, pointer: `/blocks/${index}` }] : [],
  );
}
