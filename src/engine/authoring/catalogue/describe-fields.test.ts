import { expect, test } from 'vitest';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { createSchemaLookup } from '../../schema/schema-lookup.ts';
import { describeFields } from './describe-fields.ts';

const block: JsonObject = {
  type: 'object',
  required: ['items'],
  properties: {
    language: { description: 'Taal.', enum: ['en', 'de'], enumDescriptions: ['Engels', 'Duits'] },
    items: {
      description: 'De kaarten.',
      type: 'array',
      items: {
        type: 'object',
        required: ['link'],
        properties: { link: { description: 'Waarheen.', allOf: [{ $ref: '../parts/link.schema.json' }] } },
      },
    },
  },
};
const link: JsonObject = {
  title: 'Link',
  description: 'Een link.',
  type: 'object',
  required: ['href'],
  properties: {
    href: { description: 'Adres.', type: 'string', pattern: '^/', patternErrorMessage: 'Begin met /.' },
  },
};
const lookup = createSchemaLookup(
  new Map([
    ['blocks/cards.schema.json', block],
    ['parts/link.schema.json', link],
  ]),
);
const [language, items] = describeFields(block, lookup);

test('a field says its name, whether it must be there, and what it is for', () => {
  expect(language).toMatchObject({ name: 'language', required: false, description: 'Taal.', fields: [] });
  expect(items).toMatchObject({ name: 'items', required: true, kind: 'lijst; elk: groep velden' });
});

test('allowed values come with their explanations', () => {
  expect(language?.values).toEqual([
    { value: '"en"', explanation: 'Engels' },
    { value: '"de"', explanation: 'Duits' },
  ]);
});

test('fields inside the items of a list and behind a reference are there, with their own description', () => {
  const inner = items?.fields[0];
  expect(inner).toMatchObject({ name: 'link', required: true, kind: 'link', description: 'Waarheen.' });
  expect(inner?.fields).toMatchObject([{ name: 'href', required: true, form: 'Begin met /.' }]);
});
