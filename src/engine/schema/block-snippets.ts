import type { JsonObject, JsonValue } from '../../shared/json/json-value.ts';
import { isObject, listAt, objectAt, stringOrEmptyAt } from '../json/json-shape.ts';
import { followReference, resolveReference, type SchemaPlace } from './resolve-reference.ts';
import type { Schemas } from './schemas.ts';
import { snippet } from './snippet.ts';

interface BlockSnippets {
  /** Inserts the block. */
  whole: JsonObject;
  /** By field of the block, as `properties`: insert its lists and groups, and at any depth what these hold. */
  inside: JsonObject;
}

/** What editors insert of a block, with the words of its examples. */
export function blockSnippets(schemas: Schemas, type: string): BlockSnippets {
  const place = resolveReference(schemas, `blocks/${type}.schema.json`, '');
  const examples = listAt(place.schema, 'examples');
  const [example = {}] = examples;
  const description = stringOrEmptyAt(place.schema, 'description');
  return {
    whole: snippet(schemas, { label: type, description, place, example }),
    inside: fieldSnippets(schemas, place, examples),
  };
}

function fieldSnippets(
  schemas: Schemas,
  { path, schema }: SchemaPlace,
  examples: readonly JsonValue[],
): JsonObject {
  const found: JsonObject = {};
  for (const [name, field] of Object.entries(objectAt(schema, 'properties'))) {
    const values = examples.flatMap((each) =>
      isObject(each) && each[name] !== undefined ? [each[name]] : [],
    );
    const snippets = isObject(field) && valueSnippets(schemas, { path, schema: field }, values);
    if (snippets) found[name] = snippets;
  }
  return found;
}

/** Undefined for what an author types: a text, a number, a choice. */
function valueSnippets(
  schemas: Schemas,
  field: SchemaPlace,
  examples: readonly JsonValue[],
): JsonObject | undefined {
  const place = followReference(schemas, field);
  const { path, schema } = place;
  const lists = examples.filter((each) => Array.isArray(each));
  const [example] = 'items' in schema ? lists : examples.filter(isObject);
  if (example === undefined) return undefined;
  const description = stringOrEmptyAt(field.schema, 'description');
  const label = stringOrEmptyAt(field.schema, 'label') || description;
  const own = listAt(schema, 'defaultSnippets');
  const defaultSnippets = own.length > 0 ? own : [snippet(schemas, { label, description, place, example })];
  if (!('items' in schema)) return { defaultSnippets, properties: fieldSnippets(schemas, place, examples) };
  const items = valueSnippets(schemas, { path, schema: objectAt(schema, 'items') }, lists.flat());
  return items === undefined ? { defaultSnippets } : { defaultSnippets, items };
}
