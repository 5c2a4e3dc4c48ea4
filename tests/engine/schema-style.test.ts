import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { isObject, listAt, objectAt, stringOrEmptyAt } from '../../src/engine/json/json-shape.ts';
import { readSchemas } from '../../src/engine/pipeline/1-load/read-schemas.ts';
import { blockSchemas } from '../../src/engine/schema/block-schemas.ts';
import { editorKeywords } from '../../src/engine/schema/editor-keywords.ts';
import type { JsonObject } from '../../src/shared/json/json-value.ts';
import { schemaStyleFaults } from './support/schema-style.ts';

const schemas = await readSchemas(fileURLToPath(new URL('../../schemas', import.meta.url)));
const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true });

beforeAll(() => {
  ajv.addVocabulary([...editorKeywords]);
  for (const [path, schema] of schemas) ajv.addSchema(schema, path);
});

/** What the checker says of a value, as `place message`; an `if` only repeats what its `then` said. */
function mistakes(path: string, value: unknown): string[] {
  ajv.validate(path, value);
  return (ajv.errors ?? []).flatMap(({ keyword, instancePath, message }) =>
    keyword === 'if' ? [] : [`${instancePath} ${message}`],
  );
}

it('finds no fault in the style of the schemas', () => {
  expect(schemaStyleFaults(schemas)).toEqual([]);
});

describe.each(blockSchemas(schemas))('the schema of %s', (type, schema) => {
  const examples = listAt(schema, 'examples');
  const properties = objectAt(schema, 'properties');

  it('carries the name of its file', () => {
    expect(objectAt(properties, 'type').const).toBe(type);
    expect(Object.keys(properties)[0]).toBe('type');
    expect(stringOrEmptyAt(schema, 'title').toLowerCase()).toBe(`${type.replaceAll('-', '')}block`);
  });

  it('has examples that it accepts itself, as an entry of a page too', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      expect(mistakes(`blocks/${type}.schema.json`, example)).toEqual([]);
      expect(mistakes('block.schema.json', example)).toEqual([]);
    }
  });

  it('shows every field in an example', () => {
    const shown = new Set(examples.filter(isObject).flatMap((example) => Object.keys(example)));
    expect(Object.keys(properties).filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('an entry of a page', () => {
  const table: { entry: string; value: unknown; expected: string[] }[] = [
    { entry: 'a reference to a shared block', value: { shared: 'offerte' }, expected: [] },
    {
      entry: 'an unknown type',
      value: { type: 'fqa' },
      expected: ['/type must be equal to one of the allowed values'],
    },
    { entry: 'neither type nor shared', value: {}, expected: [" must have required property 'type'"] },
    { entry: 'a text', value: 'hero', expected: [' must be object'] },
    {
      entry: 'a field beside shared',
      value: { shared: 'offerte', title: 'Anders' },
      expected: [' must NOT have additional properties'],
    },
    {
      entry: 'a question without a question mark',
      value: { type: 'faq', title: 'Vragen', items: [{ question: 'Kan dat', answer: 'Ja.' }] },
      expected: ['/items/0/question must match pattern "\\?$"'],
    },
    {
      entry: 'a benefit without a title',
      value: { type: 'benefit-list', title: 'Voordelen', items: ['Snel', { text: 'Uitleg' }] },
      expected: ["/items/1 must have required property 'title'"],
    },
  ];
  it.each(table)('gives one message at most for $entry', ({ value, expected }) => {
    expect(mistakes('block.schema.json', value)).toEqual(expected);
  });
});

describe('addresses', () => {
  const link = (href: string) => mistakes('parts/link.schema.json', { label: 'Link', href });
  const good = [
    '/',
    '/a/b-c',
    '/leasevormen#financial',
    '#vragen',
    'tel:+31260000000',
    'tel:{phone}',
    'mailto:{email}',
    'https://a.nl/x?y=1',
    '{chatUrl}',
  ];
  const wrong = [
    '',
    'contact',
    '/Contact',
    '/a/',
    '//a',
    'http://a.nl',
    'javascript:alert(1)',
    'https://',
    'tel:',
    '/a b',
  ];

  it.each(good)('lets a link go to %s', (href) => expect(link(href)).toEqual([]));
  it.each(wrong)('refuses a link to "%s"', (href) => expect(link(href)).not.toEqual([]));
});

describe('the telephone number', () => {
  const saysNothing = (phone: string) =>
    !mistakes('site.schema.json', { phone }).some((mistake) => mistake.startsWith('/phone '));
  const good = [
    ...['026-000 00 00', '0260000000', '026 - 000 00 00', '06 12 34 56 78', '0575-00 00 00', '088 123 45 67'],
    ...[
      '0800-1234',
      '0900 1234',
      '0800-123 45 67',
      '+31 26 000 00 00',
      '+31 (0)26 000 00 00',
      '0031260000000',
    ],
    ...['+32 2 123 45 67', '+49 (30) 1234567', '00 44 20 7946 0958', '+1 202-555-0123'],
  ];
  const wrong = [
    ...[
      '00',
      '0',
      '+',
      '12',
      '026',
      '026-000 00 0',
      '026-000 00 000',
      '26-000 00 00',
      '0000000000',
      '0800-12345',
    ],
    ...['+31', '+31 26 000 00', '+31 (0) 0 26 000 00 00', '+0 26 000 00 00', '00 00 00 00 00', '+32 12 34'],
    ...['026-000 00 00 ext 3', '026-000 00 00-', 'bel ons'],
  ];
  it.each(good)('may be %s', (phone) => expect(saysNothing(phone)).toBe(true));
  it.each(wrong)('is not "%s"', (phone) => expect(saysNothing(phone)).toBe(false));
});

describe('schemaStyleFaults', () => {
  const table: { fault: string; schema: JsonObject }[] = [
    { fault: 'x is not closed.', schema: { title: 'X', properties: {} } },
    { fault: 'x has no title.', schema: { additionalProperties: false, properties: {} } },
    {
      fault: 'x/a has no description.',
      schema: { title: 'X', additionalProperties: false, properties: { a: { type: 'string' } } },
    },
    { fault: 'x/* has keywords beside $ref.', schema: { items: { $ref: 'y', description: 'Y' } } },
    { fault: 'x has 0 descriptions for 1 values.', schema: { enum: ['a'], enumDescriptions: [] } },
    {
      fault: 'x has dependentSchemas, which the check does not read.',
      schema: { dependentSchemas: { a: { required: ['b'] } } },
    },
    { fault: 'x has a $id, a second truth beside its place.', schema: { $id: 'x' } },
  ];
  it.each(table)('says: $fault', ({ fault, schema }) => {
    expect(schemaStyleFaults(new Map([['x', schema]]))).toEqual([fault]);
  });
});
