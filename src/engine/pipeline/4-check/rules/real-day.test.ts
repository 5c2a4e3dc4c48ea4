import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { isObject, stringOrEmptyAt } from '../../../json/json-shape.ts';
import type { JsonValue } from '../../../json/json-value.ts';
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
