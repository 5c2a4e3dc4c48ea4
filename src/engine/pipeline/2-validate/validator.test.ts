import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import type { DocumentKind } from '../../../shared/page/document-kind.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { listAt } from '../../json/json-shape.ts';
import { blockSchemas } from '../../schema/block-schemas.ts';
import { readSchemas } from '../1-load/read-schemas.ts';
import { createValidator, type Validator } from './validator.ts';

const schemas = await readSchemas(join(import.meta.dirname, '../../../../schemas'));
const validate = createValidator(schemas);

it('compiles again only when a schema changed', async () => {
  const again = await readSchemas(join(import.meta.dirname, '../../../../schemas'));
  expect(createValidator(again)).toBe(validate);
  again.set('site.schema.json', { type: 'object', properties: { motto: {} }, required: ['motto'] });
  expect(problemsOf(createValidator(again), 'site', {})[0]?.message).toContain('"motto"');
});

function problemsOf(check: Validator, kind: DocumentKind, value: JsonValue | undefined): Diagnostic[] {
  return check({
    kind,
    file: 'pages/a.json',
    absoluteFile: '/a.json',
    name: '/a',
    text: '',
    value,
  });
}

function placeOf({ place }: Diagnostic): string {
  if (!('pointer' in place)) return 'a stretch of text';
  return place.part === 'key' ? `${place.pointer} (key)` : place.pointer;
}

function pageWith(block: JsonValue): JsonObject {
  return { metadata: { title: 'Titel', description: 'Samenvatting' }, blocks: [block] };
}

/** Of a site whose only field is `size`. */
function validatorOf(size: JsonObject): Validator {
  const properties = { size: { description: 'x', ...size } };
  return createValidator(
    new Map([['site.schema.json', { type: 'object', additionalProperties: false, properties }]]),
  );
}

describe('a mistake against a rule that the real schemas do not have yet', () => {
  const whole: JsonObject = { type: 'integer', minimum: 1, maximum: 5 };
  const list: JsonObject = { type: 'array', uniqueItems: true, items: { type: 'string' } };

  it.each<[JsonObject, JsonValue, string, string, string | undefined]>([
    [
      { type: 'number' },
      '250.000',
      'wrong-kind',
      'Bij "size" hoort een getal, maar er staat de tekst "250.000".',
      'Schrijf 250000 zonder aanhalingstekens.',
    ],
    [
      { type: 'number' },
      '€ 3,5',
      'wrong-kind',
      'Bij "size" hoort een getal, maar er staat de tekst "€ 3,5".',
      'Schrijf 3.5 zonder aanhalingstekens.',
    ],
    [
      whole,
      '45000,50',
      'wrong-kind',
      'Bij "size" hoort een heel getal, maar er staat de tekst "45000,50".',
      'Schrijf een heel getal zonder aanhalingstekens, bijvoorbeeld 45001.',
    ],
    [
      { type: 'number' },
      'veel',
      'wrong-kind',
      'Bij "size" hoort een getal, maar er staat de tekst "veel".',
      'Schrijf alleen cijfers, zonder aanhalingstekens.',
    ],
    [
      whole,
      3.4,
      'wrong-kind',
      'Bij "size" hoort een heel getal, maar er staat 3.4.',
      'Schrijf een heel getal, bijvoorbeeld 3.',
    ],
    [
      { ...whole, unit: 'cm' },
      '7 m',
      'wrong-kind',
      'Bij "size" hoort een heel getal, maar er staat de tekst "7 m".',
      'Schrijf alleen cijfers in cm, zonder aanhalingstekens.',
    ],
    [
      { ...whole, unit: 'cm' },
      7.5,
      'wrong-kind',
      'Bij "size" hoort een heel getal, maar er staat 7.5.',
      'Schrijf een heel getal in cm, bijvoorbeeld 8.',
    ],
    [
      { ...whole, unit: '€' },
      'duur',
      'wrong-kind',
      'Bij "size" hoort een heel getal, maar er staat de tekst "duur".',
      'Schrijf alleen cijfers, zonder aanhalingstekens.',
    ],
    [
      { ...whole, description: 'Lengte in meters, excl. trekhaak: met spiegels.' },
      9,
      'not-allowed-value',
      'Bij "size" staat 9, maar het moet hooguit 5 zijn.',
      'Lengte in meters, excl. trekhaak: met spiegels. Schrijf een getal dat hooguit 5 is.',
    ],
    [
      {
        type: 'object',
        required: ['length'],
        properties: { length: { description: 'Lengte in meters.', type: 'integer', minimum: 2 } },
      },
      {},
      'missing-field',
      'In "size" ontbreekt "length".',
      'Lengte in meters. Voeg toe: "length": 0',
    ],
    [
      { type: 'boolean' },
      'ja',
      'wrong-kind',
      'Bij "size" hoort true of false, maar er staat de tekst "ja".',
      'Schrijf true, zonder aanhalingstekens.',
    ],
    [
      { type: 'boolean' },
      'constructor',
      'wrong-kind',
      'Bij "size" hoort true of false, maar er staat de tekst "constructor".',
      'Schrijf true of false, zonder aanhalingstekens.',
    ],
    [
      { const: 'nl' },
      'NL',
      'not-allowed-value',
      '"NL" kan niet bij "size". Bedoel je "nl"?',
      'Hier kan alleen "nl".',
    ],
    [
      { enum: ['left', 'right'] },
      'rigth',
      'not-allowed-value',
      '"rigth" kan niet bij "size". Bedoel je "right"?',
      'Kies uit: "left", "right".',
    ],
    [
      { type: 'string', minLength: 5 },
      'abc',
      'too-short',
      'De tekst bij "size" is 3 tekens lang; dat moeten er minstens 5 zijn.',
      'Voeg minstens 2 tekens toe.',
    ],
    [
      list,
      ['a', 'b', 'a'],
      'duplicate-item',
      '"a" staat twee keer in "size": bij item 1 en item 3.',
      'Haal een van de twee weg.',
    ],
    [
      { type: 'number', multipleOf: 5 },
      3,
      'not-allowed-value',
      '3 klopt niet bij "size".',
      'De regel in het schema heet "multipleOf".',
    ],
  ])('%j refuses %j', (schema, value, rule, sentence, hint) => {
    const problems = problemsOf(validatorOf(schema), 'site', { size: value });
    const where = rule === 'duplicate-item' ? 'size → item 3' : 'size';
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ rule, message: sentence, where, hint });
  });
});

describe('a number with a point of thousands', () => {
  const rate: JsonObject = { type: 'number', minimum: 0, maximum: 100 };
  const price: JsonObject = { type: 'integer', minimum: 1 };
  const dear: JsonObject = { type: 'integer', minimum: 500 };

  it.each<[written: string, schema: JsonObject, hint: string | undefined, replacement: string | undefined]>([
    ['120.000', price, 'Schrijf 120000. Bedoel je 120, schrijf dan 120.', undefined],
    ['-1.500', { type: 'number' }, 'Schrijf -1500. Bedoel je -1.5, schrijf dan -1.5.', undefined],
    ['12.500', price, 'Schrijf 12500 zonder punt.', undefined],
    ['120.525', price, 'Schrijf 120525 zonder punt.', undefined],
    ['120.000', dear, 'Schrijf 120000.', '120000'],
    ['7.500', rate, 'Schrijf 7.5.', '7.5'],
    ['62.500', { type: 'string' }, 'Zet de tekst tussen aanhalingstekens: "62.500".', '"62.500"'],
    ['7.125', rate, undefined, undefined],
    ['0.500', rate, undefined, undefined],
    ['4.50', rate, undefined, undefined],
    ['4.5', rate, undefined, undefined],
    ['"a: 1.000, b"', { type: 'string' }, undefined, undefined],
  ])('%s, where %j belongs, is reported with: %s', (written, size, hint, replacement) => {
    const text = `{ "size": ${written} }`;
    const file = { file: 'a.json', absoluteFile: '/a.json', name: '/a' };
    const problems = validatorOf(size)({ ...file, kind: 'site', text, value: JSON.parse(text) });
    expect(problems.map((each) => [each.hint, each.replacement])).toEqual(
      hint === undefined ? [] : [[hint, replacement]],
    );
  });
});

describe('a value between quotes that belongs without', () => {
  it.each<[schema: string, value: string, replacement: string | undefined]>([
    ['integer', '€ 120.000,-', '120000'],
    ['number', '3,5%', '3.5'],
    ['integer', '3,5', undefined],
    ['integer', '62,500', undefined],
    ['boolean', 'ja', 'true'],
    ['boolean', ' Nee ', 'false'],
    ['boolean', 'misschien', undefined],
  ])('%s, written as %j, is %s', (type, value, replacement) => {
    const [problem] = problemsOf(validatorOf({ type }), 'site', { size: value });
    expect(problem?.replacement).toBe(replacement);
  });
});

it.each<[value: JsonValue, replacement: string | undefined]>([
  [5, '"size"'],
  ['5', '"size"'],
  [{ length: 5 }, undefined],
])('a field with nearly its name is that one when it holds what belongs there: %j', (value, replacement) => {
  const [problem] = problemsOf(validatorOf({ type: 'integer' }), 'site', { sise: value });
  expect(problem?.rule).toBe('misspelt-field');
  expect(problem?.replacement).toBe(replacement);
});

describe('several mistakes', () => {
  it('gives one problem for each', () => {
    const items: JsonValue = [
      { qestion: 'Hoe?', kleur: 'rood' },
      { question: 'Wie?', answer: '' },
    ];
    const problems = problemsOf(validate, 'page', pageWith({ type: 'faq', title: 3, items }));
    expect(problems.map((problem) => `${problem.rule} ${placeOf(problem)}`).sort()).toEqual([
      'missing-field /blocks/0/items/0',
      'misspelt-field /blocks/0/items/0/qestion (key)',
      'too-short /blocks/0/items/1/answer',
      'unknown-field /blocks/0/items/0/kleur (key)',
      'wrong-kind /blocks/0/title',
    ]);
  });

  it('counts a very long list whole, and takes no minutes over its items', () => {
    const blocks: JsonValue[] = Array.from({ length: 100_000 }, () => ({}));
    const problems = problemsOf(validate, 'page', { ...pageWith({}), blocks });
    expect(problems.length).toBeLessThan(1000);
    expect(problems.find(({ rule }) => rule === 'too-many')?.message).toBe(
      'De lijst bij "blocks" heeft 100.000 items; er kunnen er hooguit 60 in.',
    );
  });

  it('names each required field that an empty page lacks', () => {
    expect(problemsOf(validate, 'page', {}).map(({ message }) => message)).toEqual([
      'Op deze pagina ontbreekt "metadata".',
      'Op deze pagina ontbreekt "blocks".',
    ]);
  });
});

describe('what is right', () => {
  const examples = blockSchemas(schemas).flatMap(([type, schema]) =>
    listAt(schema, 'examples').map((example): [string, JsonValue] => [type, example]),
  );

  it.each(examples)('accepts the example of %s, on a page and shared', (_type, example) => {
    expect(problemsOf(validate, 'page', pageWith(example))).toEqual([]);
    expect(problemsOf(validate, 'shared', example)).toEqual([]);
  });

  it('accepts a page with $schema and a shared block', () => {
    const page = { $schema: '../schemas/page.schema.json', ...pageWith({ shared: 'offerte' }) };
    expect(problemsOf(validate, 'page', page)).toEqual([]);
  });

  it('has nothing to say about a file that is no JSON', () => {
    expect(problemsOf(validate, 'page', undefined)).toEqual([]);
  });
});

describe('any JSON value', () => {
  const odd: JsonValue[] = [null, true, -1.5, '', '\ud800', [], [[]], {}, { '': '' }, { type: 'hero' }];
  const strange: JsonValue[] = [...odd, JSON.parse('{"__proto__":null,"constructor":{},"type":"toString"}')];

  it('never makes the validator throw, wherever it stands in an example', () => {
    for (const [, schema] of blockSchemas(schemas)) {
      for (const example of listAt(schema, 'examples')) {
        for (const changed of variants(example, strange)) {
          for (const problem of problemsOf(validate, 'page', pageWith(changed))) {
            expect(problem.message).not.toMatch(/undefined|NaN|\[object/);
            expect(problem.hint).not.toMatch(/undefined|NaN|\[object/);
          }
        }
      }
    }
    for (const value of strange) {
      for (const kind of ['page', 'site', 'shared'] as const) {
        expect(problemsOf(validate, kind, value).length).toBeGreaterThan(0);
      }
    }
  });
});

/** The value with each of its parts replaced in turn by each of the replacements. */
function* variants(value: JsonValue, replacements: JsonValue[]): Generator<JsonValue> {
  yield* replacements;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const changed of variants(item, replacements)) yield value.with(index, changed);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      for (const changed of variants(field, replacements)) yield { ...value, [name]: changed };
    }
  }
}

describe('a page with an old form', () => {
  const text = `{ "metadata": { "title": "a", "description": "b" }, "blocks": [ { "type": "type-cards", "title": "c",
    "items": [ { "title": "d", "description": "e", "features": ["f"], "action": { "lable": "g", "href": "/" } } ] } ] }`;
  const problems = validate({
    kind: 'page',
    file: 'pages/a.json',
    absoluteFile: '/pages/a.json',
    name: '/a',
    text,
    value: JSON.parse(text),
  });

  it('is reported alone: what is wrong in the new form shows once the form is new', () => {
    expect(problems.map(({ rule, place }) => [rule, place])).toEqual([
      ['old-form', { pointer: '/blocks/0' }],
    ]);
  });
});
