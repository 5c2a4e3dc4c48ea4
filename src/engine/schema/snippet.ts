import type { JsonObject, JsonValue } from '../../shared/json/json-value.ts';
import { isObject } from '../json/json-shape.ts';
import type { SchemaLookup } from './schema-lookup.ts';

interface Snippet {
  label: string;
  description: string;
  /** Of what is inserted. */
  schema: JsonObject;
  example: JsonValue;
}

/** What an editor inserts, as `defaultSnippets` has it: required fields with the example as tab stops. */
export function snippet(
  lookup: SchemaLookup,
  { label, description, schema: whole, example }: Snippet,
): JsonObject {
  let tabStop = 0;

  const fill = (unresolved: JsonObject, value: JsonValue): JsonValue => {
    const schema = lookup.resolve(unresolved);
    if ('const' in schema) return schema.const ?? null;
    if (typeof value === 'string' || typeof value === 'number') {
      tabStop += 1;
      return tabStopOf(tabStop, value);
    }
    if (Array.isArray(value)) {
      const items = lookup.itemsOf(schema) ?? {};
      const minItems = typeof schema.minItems === 'number' ? schema.minItems : 1;
      return value.slice(0, minItems).map((item) => fill(items, item));
    }
    if (!isObject(value)) return value;
    const fields = lookup.fieldsOf(schema);
    const filled: JsonObject = {};
    // Where a text would do, an object says more than is required.
    for (const name of Array.isArray(schema.type) ? Object.keys(value) : lookup.requiredOf(schema)) {
      const member = value[name];
      if (member !== undefined) filled[name] = fill(fields.get(name) ?? {}, member);
    }
    return filled;
  };

  return { label, description, body: fill(whole, example) };
}

/** Escapes `$`, `}` and `\`; `^` marks raw JSON, because editors would double the escapes. */
function tabStopOf(tabStop: number, words: string | number): string {
  if (typeof words === 'number') return `^\${${tabStop}:${words}}`;
  if (!/[\\$}"]/.test(words)) return `\${${tabStop}:${words}}`;
  const json = JSON.stringify(words)
    .slice(1, -1)
    .replace(/[\\$}]/g, '\\$&');
  return `^"\${${tabStop}:${json}}"`;
}
