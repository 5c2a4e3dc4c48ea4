import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonValue } from '../../../../shared/json/json-value.ts';
import { isObject, stringOrEmptyAt } from '../../../json/json-shape.ts';
import { readSchemas } from '../../1-load/read-schemas.ts';
import { dayForm, realDay } from './real-day.ts';

it.each([
  ['2026-11-01', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['1 november', true],
])('judges the day "%s"', (checkedOn, isRight) => {
  const files = { 'a.json': { blocks: [{ type: 'text-section', checkedOn }] } };
  expect(reportOf(realDay, files)).toEqual(
    isRight
      ? []
      : [
          `pages/a.json#/blocks/0/checkedOn De dag "${checkedOn}" bestaat niet. Kijk hoeveel dagen die maand heeft.`,
        ],
  );
});

it.each([
  ['Van 29 tot en met 31 april zijn we dicht.', '31 april'],
  ['Geldig tot 30 Februari.', '30 Februari'],
  ['Sinds 29 februari 2026.', '29 februari 2026'],
  ['Geldig tot 32-12-2026.', '32-12-2026'],
  ['Van 1/6/2026 tot 31/6/2026.', '31/6/2026'],
  ['In 31/6/1998.', '31/6/1998'],
])('reports in "%s" that "%s" does not exist', (text, day) => {
  expect(reportOf(realDay, { 'a.json': { blocks: [{ text }] } })).toEqual([
    `pages/a.json#/blocks/0/text "${day}" De dag "${day}" bestaat niet. Kijk hoeveel dagen die maand heeft.`,
  ]);
});

it.each([
  ['Op 12-31-2026, zoals in Amerika.', '12-31-2026'],
  ['Op 12/31/2026, zoals in Amerika.', '12/31/2026'],
])('asks in "%s" whether "%s" has its month first', (text, day) => {
  expect(reportOf(realDay, { 'a.json': { blocks: [{ text }] } })).toEqual([
    `pages/a.json#/blocks/0/text "${day}" De dag "${day}" bestaat niet. Bedoel je "31 december 2026"?`,
  ]);
});

it.each([
  'Op 31 mei, 30 juni, 29 februari en 29 februari 2028.',
  'Voor € 31 april en mei gratis.',
  'In 2.031 april-acties, nummer 1.31 juni en kamer A31 juni.',
  'De 31 aprilacties.',
  'Van 1-6-2026 tot en met 31/12/2026, op 29-02-2028.',
  'Artikel 12-40-20261 of versie 1-45-2026-b.',
])('accepts "%s"', (text) => {
  expect(reportOf(realDay, { 'a.json': { blocks: [{ text }] } })).toEqual([]);
});

/** The fields that a schema calls a day. */
function dayFields(schema: JsonValue, name = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => dayFields(each, name));
  if (!isObject(schema)) return [];
  if (stringOrEmptyAt(schema, '$ref').endsWith('parts/day.schema.json')) return [name];
  return Object.entries(schema).flatMap(([key, inner]) =>
    dayFields(inner, ['allOf', 'items', 'properties'].includes(key) ? name : key),
  );
}

it('judges each field that a schema calls a day, and no other text of that form', async () => {
  const schemas = await readSchemas(join(import.meta.dirname, '../../../../../schemas'));
  expect(stringOrEmptyAt(schemas.get('parts/day.schema.json'), 'pattern')).toBe(dayForm.source);
  const fields = [...new Set([...schemas.values()].flatMap((schema) => dayFields(schema)))];
  expect(fields).toContain('publishedOn');
  const day = '2027-02-31';
  expect(fields.filter((field) => reportOf(realDay, { 'a.json': { [field]: [day] } }).length !== 1)).toEqual(
    [],
  );
  expect(reportOf(realDay, { 'a.json': { title: day, phone: '0317-41-23' } })).toEqual([]);
});
