import type { JsonObject } from '../../json/json-value.ts';
import { kindsOf } from './kind.ts';
import type { SchemaBook } from './schema-book.ts';

const maxDepth = 5;

/** A template value as JSON: `"…"`, `["…", "…"]` or `{ "src": "…", "alt": "…" }`. */
export function skeleton(schema: JsonObject, book: SchemaBook, depth = 0): string {
  const opened = book.open(schema);
  if (opened === book.anyBlock) return '{ "type": "…" }';
  if (opened.const !== undefined) return JSON.stringify(opened.const);
  if (Array.isArray(opened.enum)) return JSON.stringify(opened.enum[0]);
  const [kind] = kindsOf(opened);
  switch (kind) {
    case 'array': {
      const items = book.itemsOf(opened);
      if (!items || depth >= maxDepth) return '[]';
      const minItems = typeof opened.minItems === 'number' ? Math.max(1, opened.minItems) : 1;
      return `[${Array.from({ length: minItems }, () => skeleton(items, book, depth + 1)).join(', ')}]`;
    }
    case 'object': {
      const fields = book.fieldsOf(opened);
      const lines = book
        .requiredOf(opened)
        .map((name) => fieldSkeleton(name, fields.get(name) ?? {}, book, depth + 1));
      return lines.length === 0 || depth >= maxDepth ? '{}' : `{ ${lines.join(', ')} }`;
    }
    case 'integer':
    case 'number':
      return String(typeof opened.minimum === 'number' ? opened.minimum : 1);
    case 'boolean':
      return 'true';
    default:
      return '"…"';
  }
}

/** A template field: `"answer": "…"`. */
export function fieldSkeleton(name: string, schema: JsonObject, book: SchemaBook, depth = 0): string {
  return `${JSON.stringify(name)}: ${skeleton(schema, book, depth)}`;
}
