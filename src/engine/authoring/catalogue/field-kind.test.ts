import { expect, test } from 'vitest';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { fieldKind } from './field-kind.ts';

const asItIs = (schema: JsonObject): JsonObject => schema;
const text: JsonObject = { type: 'string', minLength: 1, maxLength: 60 };

test.each<[says: string, schema: JsonObject]>([
  ['tekst', { type: 'string' }],
  ['tekst, 1 tot 60 tekens', text],
  ['tekst, hooguit 60 tekens', { type: 'string', maxLength: 60 }],
  ['tekst, hooguit 1 teken', { type: 'string', minLength: 0, maxLength: 1 }],
  ['tekst, minstens 10 tekens', { type: 'string', minLength: 10 }],
  ['tekst, precies 4 tekens', { type: 'string', minLength: 4, maxLength: 4 }],
  [
    'tekst met vet en links, 1 tot 2.000 tekens',
    { ...text, maxLength: 2000, tsType: 'RichText', title: 'RichText' },
  ],
  ['altijd "hero"', { const: 'hero' }],
  ['een vaste waarde', { enum: ['en'] }],
  ['true of false', { type: 'boolean' }],
  ['heel getal: 1 tot 10', { type: 'integer', minimum: 1, maximum: 10 }],
  ['getal', { type: 'number' }],
  ['link', { type: 'object', title: 'Link' }],
  ['afbeelding', { type: 'object', title: 'Picture' }],
  ['groep velden', { type: 'object', title: 'Audience' }],
  ['tekst, 1 tot 60 tekens, of groep velden', { ...text, type: ['string', 'object'] }],
  ['lijst', { type: 'array' }],
  [
    'lijst van hooguit 3; elk: link',
    { type: 'array', maxItems: 3, items: { type: 'object', title: 'Link' } },
  ],
  [
    'lijst van 1 tot 8, niets dubbel; elk: tekst, 1 tot 60 tekens',
    { type: 'array', minItems: 1, maxItems: 8, uniqueItems: true, items: text },
  ],
  [
    'lijst van 1 tot 60; elk: lijst van 2 tot 8; elk: tekst, 1 tot 60 tekens',
    {
      type: 'array',
      minItems: 1,
      maxItems: 60,
      items: { type: 'array', minItems: 2, maxItems: 8, items: text },
    },
  ],
])('says "%s"', (says, schema) => {
  expect(fieldKind(schema, asItIs)).toBe(says);
});
