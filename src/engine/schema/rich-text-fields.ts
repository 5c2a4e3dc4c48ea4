import type { JsonObject } from '../../shared/json/json-value.ts';
import { memoized } from '../../shared/memoized.ts';
import { isObject, listAt, objectAt, stringOrEmptyAt } from '../json/json-shape.ts';
import type { FieldPath } from '../json/map-fields.ts';
import { blockSchemas } from './block-schemas.ts';
import { resolveReference } from './resolve-reference.ts';
import type { Schemas } from './schemas.ts';

const target = 'parts/rich-text.schema.json';

/** The rich text fields by block type, and by `card` for the page's card; without owners that have none. */
export const richTextFields: (schemas: Schemas) => ReadonlyMap<string, readonly FieldPath[]> = memoized(
  findRichTextFields,
  new WeakMap(),
);

function findRichTextFields(schemas: Schemas): Map<string, FieldPath[]> {
  const owners = blockSchemas(schemas).map(([type]): [string, string] => [
    type,
    `blocks/${type}.schema.json`,
  ]);
  const fields = new Map<string, FieldPath[]>();
  for (const [owner, path] of [...owners, ['card', 'parts/card.schema.json'] as const]) {
    const found = schemaFields(schemas, path).filter(({ isRichText }) => isRichText);
    if (found.length > 0)
      fields.set(
        owner,
        found.map((each) => each.path),
      );
  }
  return fields;
}

interface SchemaField {
  path: FieldPath;
  isText: boolean;
  isRichText: boolean;
}

/** The fields that hold no others, as far as the schema in this file knows; those of the blocks of a page stand by type. */
export function schemaFields(schemas: Schemas, path: string): SchemaField[] {
  const schema = schemas.get(path);
  return schema === undefined ? [] : walk(schemas, path, schema);
}

function walk(schemas: Schemas, path: string, schema: JsonObject): SchemaField[] {
  if (path === target) return [{ path: [], isText: true, isRichText: true }];
  const reference = stringOrEmptyAt(schema, '$ref');
  if (reference !== '') {
    const place = resolveReference(schemas, path, reference);
    return walk(schemas, place.path, place.schema);
  }
  const below = (name: string, inner: unknown): SchemaField[] =>
    isObject(inner)
      ? walk(schemas, path, inner).map((rest) => ({ ...rest, path: [name, ...rest.path] }))
      : [];
  const found = [
    ...listAt(schema, 'allOf').flatMap((rule) => (isObject(rule) ? walk(schemas, path, rule) : [])),
    ...Object.entries(objectAt(schema, 'properties')).flatMap(([name, inner]) => below(name, inner)),
    ...below('*', schema.items),
  ];
  return found.length > 0 ? found : [{ path: [], isText: schema.type === 'string', isRichText: false }];
}
