import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { isObject, objectAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import { resolveReference, type SchemaPlace } from '../../schema/resolve-reference.ts';
import type { Schemas } from '../../schema/schemas.ts';
import { readSchemas } from '../1-load/read-schemas.ts';
import { isProse } from './prose-fields.ts';

/** A question must end in a question mark and hours hold more than a dash; they are prose all the same. */
const formedProse = new Set(['question', 'hours']);

function formedFields(schemas: Schemas, { path, schema }: SchemaPlace, name: string): string[] {
  const below = (inner: JsonValue | undefined, field = name): string[] =>
    [inner ?? null]
      .flat()
      .flatMap((each) => (isObject(each) ? formedFields(schemas, { path, schema: each }, field) : []));
  const formed = 'pattern' in schema || 'enum' in schema || 'const' in schema ? [name] : [];
  const reference = stringOrEmptyAt(schema, '$ref');
  return [
    ...formed,
    ...(reference === '' ? [] : formedFields(schemas, resolveReference(schemas, path, reference), name)),
    ...Object.entries(objectAt(schema, 'properties')).flatMap(([field, inner]) => below(inner, field)),
    ...['items', 'allOf', 'then'].flatMap((keyword) => below(schema[keyword])),
  ];
}

it('takes no field for prose of which a schema prescribes the form', async () => {
  const schemas = await readSchemas(join(import.meta.dirname, '../../../../schemas'));
  const formed = new Set(
    [...schemas].flatMap(([path, schema]) => formedFields(schemas, { path, schema }, '')),
  );
  formed.delete('');
  expect(formed.size).toBeGreaterThan(10);
  expect([...formed].filter((field) => isProse(field) && !formedProse.has(field))).toEqual([]);
  expect(
    ['title', 'text', 'items', 'answer', 'alt', 'description'].filter((field) => !isProse(field)),
  ).toEqual([]);
});
