import { isObject, listAt, objectAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import type { JsonObject, JsonValue } from '../../json/json-value.ts';
import { blockSchemas } from '../../schema/block-schemas.ts';
import { resolveReference } from '../../schema/resolve-reference.ts';
import type { Schemas } from '../../schema/schemas.ts';

/** The schemas as reference for the message writers: what may stand where, and what it is for. */
export interface SchemaBook {
  /** A schema with its `$ref`, or the `$ref` its `allOf` wraps, filled in; its own description wins. */
  open(schema: JsonObject): JsonObject;
  /** The schemas of the fields of an object by name. */
  fieldsOf(schema: JsonObject): Map<string, JsonObject>;
  /** The schema of the items of a list; undefined for anything else. */
  itemsOf(schema: JsonObject): JsonObject | undefined;
  /** The names an object must have. */
  requiredOf(schema: JsonObject): string[];
  /** The schema of each kind of block, by its `type`. */
  blocks: Map<string, JsonObject>;
  /** The schema of an entry of a page's `blocks`, whatever its type. */
  anyBlock: JsonObject | undefined;
}

/** Indexes the schema files, so that a relative `$ref` can be followed from any schema object in them. */
export function createSchemaBook(schemas: Schemas): SchemaBook {
  const fileOf = new WeakMap<JsonObject, string>();
  for (const [file, schema] of schemas) rememberFile(schema, file, fileOf);

  function open(schema: JsonObject): JsonObject {
    const reference = stringOrEmptyAt(schema, '$ref');
    if (reference !== '') {
      return open(resolveReference(schemas, fileOf.get(schema) ?? '', reference).schema);
    }
    const [wrapped, ...others] = listAt(schema, 'allOf');
    if (!isObject(wrapped) || others.length > 0) return schema;
    return { ...open(wrapped), ...schema };
  }

  return {
    open,
    fieldsOf(schema) {
      const fields = Object.entries(objectAt(open(schema), 'properties'));
      return new Map(fields.filter((field): field is [string, JsonObject] => isObject(field[1])));
    },
    itemsOf(schema) {
      const { items } = open(schema);
      return isObject(items) ? open(items) : undefined;
    },
    requiredOf: (schema) => listAt(open(schema), 'required').filter((name) => typeof name === 'string'),
    blocks: new Map(blockSchemas(schemas)),
    anyBlock: schemas.get('block.schema.json'),
  };
}

function rememberFile(value: JsonValue, file: string, fileOf: WeakMap<JsonObject, string>): void {
  if (Array.isArray(value)) for (const item of value) rememberFile(item, file, fileOf);
  if (!isObject(value)) return;
  fileOf.set(value, file);
  for (const child of Object.values(value)) rememberFile(child, file, fileOf);
}
