import { isObject, listAt, objectAt, stringOrEmptyAt } from '../json/json-shape.ts';
import type { JsonObject } from '../json/json-value.ts';
import type { FieldPath } from '../json/map-fields.ts';
import { blockSchemas } from './block-schemas.ts';
import { resolveReference } from './resolve-reference.ts';
import type { Schemas } from './schemas.ts';

const target = 'parts/rich-text.schema.json';

/** Finds the rich text fields by block type, and by `card` for the page's card; omits owners without any. */
export function richTextFields(schemas: Schemas): Map<string, FieldPath[]> {
  const owners = blockSchemas(schemas).map(([type]): [string, string] => [
    type,
    `blocks/${type}.schema.json`,
  ]);
  const fields = new Map<string, FieldPath[]>();
  for (const [owner, path] of [...owners, ['card', 'parts/card.schema.json'] as const]) {
    const schema = schemas.get(path);
    const found = schema === undefined ? [] : walk(schemas, path, schema);
    if (found.length > 0) fields.set(owner, found);
  }
  return fields;
}

function walk(schemas: Schemas, path: string, schema: JsonObject): FieldPath[] {
  if (path === target) return [[]];
  const reference = stringOrEmptyAt(schema, '$ref');
  if (reference !== '') {
    const place = resolveReference(schemas, path, reference);
    return walk(schemas, place.path, place.schema);
  }
  const below = (name: string, inner: unknown): FieldPath[] =>
    isObject(inner) ? walk(schemas, path, inner).map((rest) => [name, ...rest]) : [];
  return [
    ...listAt(schema, 'allOf').flatMap((rule) => (isObject(rule) ? walk(schemas, path, rule) : [])),
    ...Object.entries(objectAt(schema, 'properties')).flatMap(([name, inner]) => below(name, inner)),
    ...below('*', schema.items),
  ];
}
