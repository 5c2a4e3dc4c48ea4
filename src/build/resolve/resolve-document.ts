import type { JsonObject, JsonValue } from '../load/source-document.ts';
import { fillSiteValues } from './fill-site-values.ts';
import { type FieldPath, mapFields } from './map-fields.ts';
import { parseRichText } from './parse-rich-text.ts';

/** A picture's own size in pixels, by its site path. */
export type PictureSizes = ReadonlyMap<string, { width: number; height: number }>;

/** What the texts of one document may refer to. */
export interface DocumentContext {
  siteValues: ReadonlyMap<string, string>;
  /** The blocks of `_shared/` by name. */
  sharedBlocks: ReadonlyMap<string, JsonValue>;
  /** Which fields hold rich text, by block type; `card` for a page's card. */
  richTextFields: ReadonlyMap<string, readonly FieldPath[]>;
  pictureSizes: PictureSizes;
}

/** A checked page with everything filled in that its own text refers to: shared blocks, site values, marks, picture sizes. */
export function resolveDocument(document: JsonObject, context: DocumentContext): JsonObject {
  const { card, blocks, ...rest } = document;
  const filled: JsonObject = { ...resolveValue(rest, context) };
  if (card !== undefined) filled.card = resolveText(card, 'card', context);
  filled.blocks = Array.isArray(blocks) ? blocks.map((block) => resolveBlock(block, context)) : [];
  return filled;
}

/** One block of a page as the view receives it. */
export function resolveBlock(block: JsonValue, context: DocumentContext): JsonValue {
  if (!isObject(block)) return block;
  const shared = typeof block.shared === 'string' ? context.sharedBlocks.get(block.shared) : undefined;
  if (shared !== undefined) return resolveBlock(shared, context);
  return resolveText(block, typeof block.type === 'string' ? block.type : '', context);
}

function resolveText(value: JsonValue, kind: string, context: DocumentContext): JsonValue {
  const filled = sizePictures(fillSiteValues(value, context.siteValues), context.pictureSizes);
  return mapFields(filled, context.richTextFields.get(kind) ?? [], (text) =>
    typeof text === 'string' ? parseRichText(text) : text,
  );
}

function resolveValue(value: JsonObject, context: DocumentContext): JsonObject {
  const filled = fillSiteValues(value, context.siteValues);
  return isObject(filled) ? filled : value;
}

function sizePictures(value: JsonValue, sizes: PictureSizes): JsonValue {
  if (Array.isArray(value)) return value.map((item) => sizePictures(item, sizes));
  if (!isObject(value)) return value;
  const size = typeof value.src === 'string' ? sizes.get(value.src) : undefined;
  const members = Object.entries(value).map(([name, member]) => [name, sizePictures(member, sizes)] as const);
  return { ...Object.fromEntries(members), ...size };
}

function isObject(value: JsonValue): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
