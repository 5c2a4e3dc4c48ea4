import type { JsonObject } from '../../../shared/json/json-value.ts';
import type { SchemaLookup } from '../../schema/schema-lookup.ts';
import { kindsOf } from './kind.ts';

const maxDepth = 5;

/** A template value as JSON: `"…"`, `["…", "…"]` or `{ "src": "…", "alt": "…" }`. */
export function skeleton(schema: JsonObject, lookup: SchemaLookup, depth = 0): string {
  const resolved = lookup.resolve(schema);
  if (resolved === lookup.anyBlock) return '{ "type": "…" }';
  if (resolved.const !== undefined) return JSON.stringify(resolved.const);
  if (Array.isArray(resolved.enum)) return JSON.stringify(resolved.enum[0]);
  const [kind] = kindsOf(resolved);
  switch (kind) {
    case 'array': {
      const items = lookup.itemsOf(resolved);
      if (!items || depth >= maxDepth) return '[]';
      const minItems = typeof resolved.minItems === 'number' ? Math.max(1, resolved.minItems) : 1;
      return `[${Array.from({ length: minItems }, () => skeleton(items, lookup, depth + 1)).join(', ')}]`;
    }
    case 'object': {
      const fields = lookup.fieldsOf(resolved);
      const lines = lookup
        .requiredOf(resolved)
        .map((name) => `${JSON.stringify(name)}: ${skeleton(fields.get(name) ?? {}, lookup, depth + 1)}`);
      return lines.length === 0 || depth >= maxDepth ? '{}' : `{ ${lines.join(', ')} }`;
    }
    case 'integer':
    case 'number':
      // The least that may stand there would pass for what its author means.
      return '0';
    case 'boolean':
      return 'true';
    default:
      return '"…"';
  }
}

/** A template field: `"answer": "…"`. */
export function fieldSkeleton(name: string, schema: JsonObject, lookup: SchemaLookup): string {
  return `${JSON.stringify(name)}: ${skeleton(schema, lookup)}`;
}
