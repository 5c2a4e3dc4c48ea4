import { isObject, listAt } from '../../../src/engine/json/json-shape.ts';
import { createSchemaLookup, type SchemaLookup } from '../../../src/engine/schema/schema-lookup.ts';
import type { Schemas } from '../../../src/engine/schema/schemas.ts';
import type { JsonObject, JsonValue } from '../../../src/shared/json/json-value.ts';

/**
 * What is wrong with the style of the schemas, one English sentence for each fault; empty when all is well.
 * Closed and titled objects give one message per mistake and one name per type; descriptions are what authors
 * read on hover; keywords beside a `$ref` are lost in editors.
 */
export function schemaStyleFaults(schemas: Schemas): string[] {
  const lookup = createSchemaLookup(schemas);
  return [...schemas].flatMap(([path, schema]) => [
    ...(schema.$id === undefined ? [] : [`${path} has a $id, a second truth beside its place.`]),
    ...faultsOf(path, schema, lookup),
  ]);
}

function faultsOf(place: string, schema: JsonObject, lookup: SchemaLookup): string[] {
  const faults: string[] = [];
  if ('$ref' in schema && Object.keys(schema).length > 1) faults.push(`${place} has keywords beside $ref.`);
  if ('dependentSchemas' in schema)
    faults.push(`${place} has dependentSchemas, which the check does not read.`);
  if ('properties' in schema && !isCondition(schema)) {
    if (schema.additionalProperties !== false) faults.push(`${place} is not closed.`);
    if (typeof schema.title !== 'string') faults.push(`${place} has no title.`);
  }
  if (Array.isArray(schema.enumDescriptions)) {
    const counts = [schema.enumDescriptions.length, listAt(schema, 'enum').length];
    if (counts[0] !== counts[1])
      faults.push(`${place} has ${counts[0]} descriptions for ${counts[1]} values.`);
  }
  const properties = isObject(schema.properties) && !isCondition(schema) ? schema.properties : {};
  for (const [name, property] of Object.entries(properties)) {
    if (!isObject(property) || typeof lookup.resolve(property).description !== 'string') {
      faults.push(`${place}/${name} has no description.`);
    }
    faults.push(...inside(`${place}/${name}`, property, lookup));
  }
  return [
    ...faults,
    ...inside(`${place}/*`, schema.items, lookup),
    ...inside(`${place}/definitions`, schema.definitions, lookup),
  ];
}

function inside(place: string, value: JsonValue | undefined, lookup: SchemaLookup): string[] {
  if (!isObject(value)) return [];
  if (!place.endsWith('/definitions')) return faultsOf(place, value, lookup);
  return Object.entries(value).flatMap(([name, schema]) => inside(`${place}/${name}`, schema, lookup));
}

/** The members of the block union: they look at an entry, they do not describe it. */
function isCondition(schema: JsonObject): boolean {
  return 'allOf' in schema || 'if' in schema;
}
