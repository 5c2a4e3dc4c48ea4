import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../shared/json/json-value.ts';
import { fieldsWithoutProse } from './fields-without-prose.ts';

const text = { type: 'string' };
const path = { type: 'string', pattern: '^/' };
const part: [string, JsonObject] = ['parts/path.schema.json', path];

/** The fields of blocks with these properties. */
function without(...blocks: JsonObject[]): string[] {
  const schemas = blocks.map((properties, index): [string, JsonObject] => [
    `blocks/b${index}.schema.json`,
    { properties },
  ]);
  const page: JsonObject = {
    properties: { blocks: { items: { allOf: schemas.map(([$ref]) => ({ $ref })) } } },
  };
  return fieldsWithoutProse(new Map([part, ...schemas, ['page.schema.json', page]]));
}

describe('fieldsWithoutProse', () => {
  it.each<[what: string, properties: JsonObject, expected: string[]]>([
    ['a text', { motto: text }, []],
    ['a choice', { mood: { enum: ['calm', 'loud'] } }, ['mood']],
    ['a text of a form', { code: path }, ['code']],
    ['a list of them', { codes: { type: 'array', items: path } }, ['codes']],
    [
      'a text that takes the form of a part',
      { goal: { allOf: [{ $ref: '../parts/path.schema.json' }] } },
      ['goal'],
    ],
    ['the same in a list', { goals: { items: { $ref: '../parts/path.schema.json' } } }, ['goals']],
    ['a field of items', { items: { items: { properties: { code: path, motto: text } } } }, ['code']],
    [
      'a list of texts or groups',
      { items: { items: { type: ['string', 'object'], properties: { code: path } } } },
      ['code'],
    ],
    ['a text that the schema says is none', { number: { ...text, prose: false } }, ['number']],
    ['a list of such texts', { words: { prose: false, type: 'array', items: text } }, ['words']],
    ['prose of a form', { question: { ...path, prose: true } }, []],
    ['a number', { years: { type: 'integer' } }, []],
  ])('judges %s by its schema', (_what, properties, expected) => {
    expect(without(properties)).toEqual(expected);
  });

  it('refuses a name with two meanings, of which rules would see one only', () => {
    expect(() => without({ width: { enum: ['half'] } }, { width: text })).toThrow(
      'The field "width" holds prose in schemas/blocks/b1.schema.json, and a code, choice or address in schemas/blocks/b0.schema.json: give one of them another name.',
    );
  });
});
