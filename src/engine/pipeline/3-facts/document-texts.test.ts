import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { isObject, objectAt } from '../../json/json-shape.ts';
import { readSchemas } from '../1-load/read-schemas.ts';
import { documentTexts, linkFields, pictureFields } from './document-texts.ts';

/** The fields within a schema that take the form of this part. */
function fieldsTaking(part: string, schema: JsonValue, name = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => fieldsTaking(part, each, name));
  if (!isObject(schema)) return [];
  if (schema.$ref === part || schema.$ref === `parts/${part}` || schema.$ref === `../parts/${part}`)
    return [name];
  const { properties: _, ...rest } = schema;
  return [
    ...Object.entries(objectAt(schema, 'properties')).flatMap(([field, inner]) =>
      fieldsTaking(part, inner, field),
    ),
    ...Object.values(rest).flatMap((inner) => fieldsTaking(part, inner, name)),
  ];
}

const schemas = await readSchemas(join(import.meta.dirname, '../../../../schemas'));

/** Those lead to a page from elsewhere. */
const formerAddresses = ['aliases', 'movedFrom'];

it.each([
  ['path.schema.json', linkFields, formerAddresses],
  ['picture-file.schema.json', pictureFields, []],
])(
  'each field that takes %s is known by its name, so that it is checked, chosen from a list and moved along: call yours like one of them',
  (part, known, others) => {
    const taking = [...schemas.values()].flatMap((schema) => fieldsTaking(part, schema));
    expect(taking.length).toBeGreaterThan(1);
    expect(taking.filter((field) => !known.has(field) && !others.includes(field))).toEqual([]);
  },
);

it('knows each link and each value of a text by its own place', () => {
  const text = 'Bel {phone} of [ons](/contact), [hier](/contact) of {phone}.';
  const { links, siteValueUses } = documentTexts({ text });
  const placed = [...links, ...siteValueUses].map(
    ({ range }) => range && [range.start, text.slice(range.start, range.end)],
  );
  expect(placed).toEqual([
    [21, '/contact'],
    [39, '/contact'],
    [4, '{phone}'],
    [52, '{phone}'],
  ]);
});
