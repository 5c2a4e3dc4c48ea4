import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JsonValue } from '../../shared/json/json-value.ts';
import { isObject, objectAt } from '../json/json-shape.ts';
import { readSchemas } from '../pipeline/1-load/read-schemas.ts';
import { fieldsByWord, fieldsMeant, hasOneMeaning } from './author-words.ts';

const schemas = await readSchemas(join(import.meta.dirname, '../../../schemas'));

function fieldsIn(schema: JsonValue): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsIn);
  if (!isObject(schema)) return [];
  return [...Object.keys(objectAt(schema, 'properties')), ...Object.values(schema).flatMap(fieldsIn)];
}

it('offers an author fields that there are', () => {
  const fields = new Set([...schemas.values()].flatMap(fieldsIn));
  const gone = Object.entries(fieldsByWord).flatMap(([word, meant]) =>
    meant.filter((field) => !fields.has(field)).map((field) => `${word}: ${field}`),
  );
  expect(gone).toEqual([]);
});

it.each([
  ['Vanaf', ['from']],
  ['tot en met', ['until']],
  ['t/m', ['until']],
  ['tot_en_met', ['until']],
  ['tot', ['until']],
  ['kleur', []],
])('a field %s means %j', (name, meant) => {
  expect(fieldsMeant(name)).toEqual(meant);
});

it.each([
  ['t/m', true],
  ['einddatum', true],
  ['tot', false],
])('a field %s is surely the last day: %s', (name, expected) => {
  expect(hasOneMeaning(name, 'until')).toBe(expected);
});
