import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/shared/json/json-value.ts';
import { valuesOf } from './contract-site.ts';
import { createGenerator } from './generate-values.ts';

const generator = () => createGenerator(new Map());

test('the same schema always gives the same values', () => {
  expect(valuesOf('blocks/hero.schema.json')).toEqual(valuesOf('blocks/hero.schema.json'));
});

test('each limit of each field gets its turn', () => {
  const schema: JsonObject = {
    type: 'object',
    required: ['kind'],
    additionalProperties: false,
    properties: {
      kind: { enum: ['a', 'b'] },
      names: {
        type: 'array',
        minItems: 1,
        maxItems: 3,
        items: { type: 'string', pattern: '^https://[^/\\s]+$', maxLength: 20 },
      },
    },
  };
  expect(generator().smallest(schema)).toEqual({ kind: 'a' });
  expect(generator().largest(schema)).toEqual({
    kind: 'b',
    names: ['https://mark1xaaaaaa', 'https://mark2xaaaaaa', 'https://mark3x'],
  });
  expect(generator().boundaries(schema)).toEqual([
    { kind: 'a' },
    { kind: 'b' },
    { kind: 'a', names: ['https://a'] },
    { kind: 'a', names: ['https://a', 'https://a', 'https://a'] },
    { kind: 'a', names: ['https://a'] },
    { kind: 'a', names: ['https://mark1xaaaaaa'] },
  ]);
});

test('a field comes with what it needs', () => {
  const schema: JsonObject = {
    type: 'object',
    additionalProperties: false,
    dependencies: { caption: ['picture'] },
    properties: { picture: { enum: ['a'] }, caption: { enum: ['b'] } },
  };
  expect(generator().smallest(schema)).toEqual({});
  expect(generator().boundaries(schema)).toEqual([{ picture: 'a' }, { picture: 'a', caption: 'b' }]);
});

test.each([
  ['a keyword', { type: 'string', format: 'date' }, 'does not understand "format"'],
  [
    'a keyword of an object',
    { type: 'object', patternProperties: {} },
    'does not understand "patternProperties"',
  ],
  ['a type', { type: 'null' }, 'no values for the type "null"'],
  ['a pattern', { type: 'string', pattern: '^x$' }, 'patterned-texts.ts what the pattern ^x$ allows'],
])('%s that it does not know is not left out silently', (_, schema, message) => {
  expect(() => generator().smallest(schema)).toThrow(message);
});
