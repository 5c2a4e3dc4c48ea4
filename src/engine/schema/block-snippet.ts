import type { JsonObject, JsonValue } from '../../shared/json/json-value.ts';
import { isObject, listAt, objectAt, stringOrEmptyAt } from '../json/json-shape.ts';
import { resolveReference, type SchemaPlace } from './resolve-reference.ts';
import type { Schemas } from './schemas.ts';

/** Editor snippet of a block: required fields with the first example as tab stops. */
export function blockSnippet(schemas: Schemas, type: string): JsonObject {
  const path = `blocks/${type}.schema.json`;
  const place = resolveReference(schemas, path, '');
  let tabStop = 0;

  const fill = ({ path, schema }: SchemaPlace, example: JsonValue): JsonValue => {
    if ('const' in schema) return schema.const ?? null;
    if (typeof example === 'string') {
      tabStop += 1;
      return tabStopText(tabStop, example);
    }
    if (Array.isArray(example)) {
      const items = follow(schemas, { path, schema: objectAt(schema, 'items') });
      const minItems = typeof schema.minItems === 'number' ? schema.minItems : 1;
      return example.slice(0, minItems).map((item) => fill(items, item));
    }
    if (!isObject(example)) return example;
    const filled: JsonObject = {};
    for (const name of listAt(schema, 'required')) {
      const value = typeof name === 'string' ? example[name] : undefined;
      if (typeof name !== 'string' || value === undefined) continue;
      const field = { path, schema: objectAt(objectAt(schema, 'properties'), name) };
      filled[name] = fill(follow(schemas, field), value);
    }
    return filled;
  };

  const body = fill(place, listAt(place.schema, 'examples')[0] ?? {});
  return { label: type, description: stringOrEmptyAt(place.schema, 'description'), body };
}

/** Resolves a `$ref`, bare or in `{ description, allOf: [{ $ref }] }`. */
function follow(schemas: Schemas, { path, schema }: SchemaPlace): SchemaPlace {
  const wrapped = listAt(schema, 'allOf')[0];
  const reference = stringOrEmptyAt(schema, '$ref') || stringOrEmptyAt(wrapped, '$ref');
  return reference === '' ? { path, schema } : resolveReference(schemas, path, reference);
}

/** Escapes `$`, `}` and `\`; `^` marks raw JSON, because editors would double the escapes. */
function tabStopText(tabStop: number, words: string): string {
  if (!/[\\$}"]/.test(words)) return `\${${tabStop}:${words}}`;
  const json = JSON.stringify(words)
    .slice(1, -1)
    .replace(/[\\$}]/g, '\\$&');
  return `^"\${${tabStop}:${json}}"`;
}
