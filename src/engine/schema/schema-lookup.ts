import type { JsonObject, JsonValue } from '../../shared/json/json-value.ts';
import { isObject, listAt, objectAt, stringOrEmptyAt, stringsAt } from '../json/json-shape.ts';
import { blockSchemas } from './block-schemas.ts';
import { resolveReference } from './resolve-reference.ts';
import type { Schemas } from './schemas.ts';

/** What messages and forms ask of the schemas. */
export interface SchemaLookup {
  /** Resolves `$ref`, also inside `allOf`; the schema's own description wins. */
  resolve(schema: JsonObject): JsonObject;
  /** By name. */
  fieldsOf(schema: JsonObject): Map<string, JsonObject>;
  /** Undefined for anything but a list. */
  itemsOf(schema: JsonObject): JsonObject | undefined;
  requiredOf(schema: JsonObject): string[];
  /** By `type`. */
  blocks: Map<string, JsonObject>;
  /** The schema of an entry of `blocks`. */
  anyBlock: JsonObject | undefined;
}

/** Indexes the schemas, so that a relative `$ref` resolves from any of their objects. */
export function createSchemaLookup(schemas: Schemas): SchemaLookup {
  const fileOf = new WeakMap<JsonObject, string>();
  for (const [file, schema] of schemas) rememberFile(schema, file, fileOf);

  function resolve(schema: JsonObject): JsonObject {
    const reference = stringOrEmptyAt(schema, '$ref');
    if (reference !== '') {
      return resolve(resolveReference(schemas, fileOf.get(schema) ?? '', reference).schema);
    }
    const [wrapped, ...others] = listAt(schema, 'allOf');
    if (!isObject(wrapped) || others.length > 0) return schema;
    return { ...resolve(wrapped), ...schema };
  }

  return {
    resolve,
    fieldsOf(schema) {
      const fields = Object.entries(objectAt(resolve(schema), 'properties'));
      return new Map(fields.filter((field): field is [string, JsonObject] => isObject(field[1])));
    },
    itemsOf(schema) {
      const { items } = resolve(schema);
      return isObject(items) ? resolve(items) : undefined;
    },
    requiredOf: (schema) => stringsAt(resolve(schema), 'required'),
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
