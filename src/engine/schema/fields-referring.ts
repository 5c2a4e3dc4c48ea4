import { isObject, listAt, objectAt, stringOrEmptyAt } from '../json/json-shape.ts';
import type { JsonObject } from '../json/json-value.ts';
import { blockSchemas } from './block-schemas.ts';
import { resolveReference } from './resolve-reference.ts';
import type { Schemas } from './schemas.ts';

/** The way to a field inside a block, with `*` for each item of a list: `['items', '*', 'text']`. */
export type FieldPath = string[];

/** By block type; `card` for the page's card. */
export type FieldsByOwner = Map<string, FieldPath[]>;

/** Finds the fields that use `parts/<part>.schema.json`; omits owners without any. */
export function fieldsReferring(schemas: Schemas, part: string): FieldsByOwner {
  const target = `parts/${part}.schema.json`;
  const owners = blockSchemas(schemas).map(([type]): [string, string] => [
    type,
    `blocks/${type}.schema.json`,
  ]);
  const fields: FieldsByOwner = new Map();
  for (const [owner, path] of [...owners, ['card', 'parts/card.schema.json'] as const]) {
    const schema = schemas.get(path);
    const found = schema === undefined ? [] : walk(schemas, target, path, schema);
    if (found.length > 0) fields.set(owner, found);
  }
  return fields;
}

function walk(schemas: Schemas, target: string, path: string, schema: JsonObject): FieldPath[] {
  if (path === target) return [[]];
  const reference = stringOrEmptyAt(schema, '$ref');
  if (reference !== '') {
    const place = resolveReference(schemas, path, reference);
    return walk(schemas, target, place.path, place.schema);
  }
  const below = (name: string, inner: unknown): FieldPath[] =>
    isObject(inner) ? walk(schemas, target, path, inner).map((rest) => [name, ...rest]) : [];
  return [
    ...listAt(schema, 'allOf').flatMap((rule) => (isObject(rule) ? walk(schemas, target, path, rule) : [])),
    ...Object.entries(objectAt(schema, 'properties')).flatMap(([name, inner]) => below(name, inner)),
    ...below('*', schema.items),
  ];
}
