import type { JsonObject, JsonValue } from '../../shared/json/json-value.ts';
import { isObject, listAt, objectAt } from '../json/json-shape.ts';
import { followReference, type SchemaPlace } from './resolve-reference.ts';
import type { Schemas } from './schemas.ts';

interface Snippet {
  label: string;
  description: string;
  /** Of what is inserted. */
  place: SchemaPlace;
  example: JsonValue;
}

/** What an editor inserts, as `defaultSnippets` has it: required fields with the example as tab stops. */
export function snippet(schemas: Schemas, { label, description, place, example }: Snippet): JsonObject {
  let tabStop = 0;

  const fill = ({ path, schema }: SchemaPlace, value: JsonValue): JsonValue => {
    if ('const' in schema) return schema.const ?? null;
    if (typeof value === 'string' || typeof value === 'number') {
      tabStop += 1;
      return tabStopOf(tabStop, value);
    }
    if (Array.isArray(value)) {
      const items = followReference(schemas, { path, schema: objectAt(schema, 'items') });
      const minItems = typeof schema.minItems === 'number' ? schema.minItems : 1;
      return value.slice(0, minItems).map((item) => fill(items, item));
    }
    if (!isObject(value)) return value;
    const filled: JsonObject = {};
    for (const name of namesOf(schema, value)) {
      const member = value[name];
      if (member === undefined) continue;
      const field = { path, schema: objectAt(objectAt(schema, 'properties'), name) };
      filled[name] = fill(followReference(schemas, field), member);
    }
    return filled;
  };

  return { label, description, body: fill(place, example) };
}

/** Where a text would do, an object says more than is required. */
function namesOf(schema: JsonObject, example: JsonObject): string[] {
  if (Array.isArray(schema.type)) return Object.keys(example);
  return listAt(schema, 'required').filter((name) => typeof name === 'string');
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
