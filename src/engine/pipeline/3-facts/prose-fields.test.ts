import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isObject } from '../../json/json-shape.ts';
import type { JsonValue } from '../../json/json-value.ts';
import { readSchemas } from '../1-load/read-schemas.ts';
import { isProse } from './prose-fields.ts';

/** A question must end in a question mark, and is prose all the same. */
const formedProse = new Set(['question']);

function formedFields(value: JsonValue, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => formedFields(item, name));
  if (!isObject(value)) return [];
  const formed = 'pattern' in value || 'enum' in value || 'const' in value ? [name] : [];
  const inside = Object.entries(value).flatMap(([key, member]) => {
    if (key === 'properties' && isObject(member))
      return Object.entries(member).flatMap(([field, schema]) => formedFields(schema, field));
    return ['items', 'allOf', 'then'].includes(key) ? formedFields(member, name) : [];
  });
  return [...formed, ...inside];
}

it('takes no field for prose of which a schema prescribes the form', async () => {
  const schemas = await readSchemas(join(import.meta.dirname, '../../../../schemas'));
  const formed = new Set([...schemas.values()].flatMap((schema) => formedFields(schema, '')));
  formed.delete('');
  expect(formed.size).toBeGreaterThan(10);
  expect([...formed].filter((field) => isProse(field) && !formedProse.has(field))).toEqual([]);
  expect(
    ['title', 'text', 'items', 'answer', 'alt', 'description'].filter((field) => !isProse(field)),
  ).toEqual([]);
});
