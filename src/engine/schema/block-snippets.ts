import type { JsonObject, JsonValue } from '../../shared/json/json-value.ts';
import { isObject, listAt, objectAt, stringOrEmptyAt } from '../json/json-shape.ts';
import type { SchemaLookup } from './schema-lookup.ts';
import { snippet } from './snippet.ts';

interface BlockSnippets {
  /** Inserts the block. */
  whole: JsonObject;
  /** By field of the block, as `properties`: insert its lists and groups, and at any depth what these hold. */
  inside: JsonObject;
}

/** What editors insert of a block, with the words of its examples. */
export function blockSnippets(lookup: SchemaLookup, type: string): BlockSnippets {
  const schema = lookup.blocks.get(type) ?? {};
  const examples = listAt(schema, 'examples');
  const [example = {}] = examples;
  const description = stringOrEmptyAt(schema, 'description');
  return {
    whole: snippet(lookup, { label: type, description, schema, example }),
    inside: fieldSnippets(lookup, schema, examples),
  };
}

function fieldSnippets(lookup: SchemaLookup, schema: JsonObject, examples: readonly JsonValue[]): JsonObject {
  const found: JsonObject = {};
  for (const [name, field] of lookup.fieldsOf(schema)) {
    const values = examples.flatMap((each) =>
      isObject(each) && each[name] !== undefined ? [each[name]] : [],
    );
    const snippets = valueSnippets(lookup, field, values);
    if (snippets) found[name] = snippets;
  }
  return found;
}

/** Undefined for what an author types: a text, a number, a choice. */
function valueSnippets(
  lookup: SchemaLookup,
  field: JsonObject,
  examples: readonly JsonValue[],
): JsonObject | undefined {
  const schema = lookup.resolve(field);
  const lists = examples.filter((each) => Array.isArray(each));
  const [example] = 'items' in schema ? lists : examples.filter(isObject);
  if (example === undefined) return undefined;
  const description = stringOrEmptyAt(field, 'description');
  const label = stringOrEmptyAt(field, 'label') || description;
  const own = listAt(schema, 'defaultSnippets');
  const defaultSnippets = own.length > 0 ? own : [snippet(lookup, { label, description, schema, example })];
  if (!('items' in schema)) return { defaultSnippets, properties: fieldSnippets(lookup, schema, examples) };
  const items = valueSnippets(lookup, objectAt(schema, 'items'), lists.flat());
  return items === undefined ? { defaultSnippets } : { defaultSnippets, items };
}
