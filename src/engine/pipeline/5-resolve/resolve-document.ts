import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import type { PreparedPicture } from '../../../shared/picture.ts';
import type { RichText } from '../../../shared/rich-text.ts';
import { isObject, listAt, stringAt } from '../../json/json-shape.ts';
import { type FieldPath, mapFields } from '../../json/map-fields.ts';
import { mapMembers } from '../../json/map-members.ts';
import { fillSiteValues } from '../../text/fill-site-values.ts';
import { parseRichText } from '../../text/parse-rich-text.ts';
import { unbrokenProse } from './unbroken-text.ts';

/** What a document may refer to. */
export interface DocumentContext {
  siteValues: ReadonlyMap<string, string>;
  /** By name. */
  sharedBlocks: ReadonlyMap<string, JsonValue>;
  /** By block type; `card` for a page's card. */
  richTextFields: ReadonlyMap<string, readonly FieldPath[]>;
  /** Prepared pictures by authored site path. */
  pictures: ReadonlyMap<string, PreparedPicture>;
  /** Of the page that shows it. */
  path?: string;
}

/** Fills in what a page refers to: shared blocks, site values, rich text, pictures. */
export function resolveDocument(document: JsonObject, context: DocumentContext): JsonObject {
  const { card, blocks, ...rest } = document;
  const filled: JsonObject = { ...resolveValue(rest, context) };
  if (card !== undefined) filled.card = resolveText(card, 'card', context);
  filled.blocks = Array.isArray(blocks) ? blocks.map((block) => resolveBlock(block, context)) : [];
  return filled;
}

function resolveBlock(block: JsonValue, context: DocumentContext): JsonValue {
  if (!isObject(block)) return block;
  const shared = typeof block.shared === 'string' ? context.sharedBlocks.get(block.shared) : undefined;
  if (shared !== undefined) return resolveBlock(onlyRows(shared, block.only), context);
  return resolveText(block, typeof block.type === 'string' ? block.type : '', context);
}

/** The shared block with these of its `items`, by `key`; whole without a choice. */
function onlyRows(shared: JsonValue, only: JsonValue | undefined): JsonValue {
  if (!isObject(shared) || !Array.isArray(only)) return shared;
  const items = listAt(shared, 'items');
  return { ...shared, items: only.flatMap((key) => items.filter((item) => stringAt(item, 'key') === key)) };
}

function resolveText(value: JsonValue, kind: string, context: DocumentContext): JsonValue {
  const filled = fillPictures(fillSiteValues(value, context.siteValues), context.pictures);
  return mapFields(unbrokenProse(filled), context.richTextFields.get(kind) ?? [], (text) =>
    typeof text === 'string' ? withoutLinksTo(context.path, parseRichText(text)) : text,
  );
}

/** A shared block may name the very page that it stands on: a link to it would do nothing. */
function withoutLinksTo(path: string | undefined, text: RichText): RichText {
  if (typeof text === 'string') return text;
  return text.map((piece) =>
    typeof piece === 'object' && 'href' in piece && piece.href === path ? piece.label : piece,
  );
}

function resolveValue(value: JsonObject, context: DocumentContext): JsonObject {
  const filled = fillSiteValues(value, context.siteValues);
  return isObject(filled) ? filled : value;
}

function fillPictures(value: JsonValue, pictures: DocumentContext['pictures']): JsonValue {
  const filled = mapMembers(value, (member) => fillPictures(member, pictures));
  if (!isObject(filled)) return filled;
  const prepared = typeof filled.src === 'string' ? pictures.get(filled.src) : undefined;
  return prepared ? { alt: '', ...filled, ...pictureJson(prepared) } : filled;
}

function pictureJson({ src, width, height, sources, colour }: PreparedPicture): JsonObject {
  return {
    src,
    width,
    height,
    ...(sources && { sources: sources.map((source) => ({ ...source })) }),
    ...(colour !== undefined && { colour }),
  };
}
