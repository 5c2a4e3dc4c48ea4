import type { JsonObject, SourceDocument } from './source-document.ts';

/** What a document says of itself: all but its blocks; undefined when it holds no object. */
export function frontMatterOf(document: SourceDocument): JsonObject | undefined {
  if (document.head !== undefined) return document.head;
  const { value } = document;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const { blocks: _, ...head } = value;
  return head;
}
