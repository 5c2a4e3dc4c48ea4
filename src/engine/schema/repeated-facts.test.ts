import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isEmailAddress } from '../../shared/leads/email-address.ts';
import { parseHref } from '../../shared/page/route.ts';
import { lightColours } from '../../shared/site/brand-colours.ts';
import { maxAmount } from '../../shared/text/amount.ts';
import { objectAt, stringOrEmptyAt } from '../json/json-shape.ts';
import { readSchemas } from '../pipeline/1-load/read-schemas.ts';
import { cellCounts } from '../pipeline/4-check/rules/row-length.ts';

const schemas = await readSchemas(join(import.meta.dirname, '../../../schemas'));

/** The property of a schema with this name. */
const propertyOf = (schema: string, name: string) =>
  objectAt(objectAt(schemas.get(schema), 'properties'), name);

/** Every `maximum` of a schema. */
function maximaIn(schema: unknown): number[] {
  return Object.entries(Object(schema)).flatMap(([name, value]) =>
    name === 'maximum' && typeof value === 'number'
      ? [value]
      : maximaIn(typeof value === 'object' ? value : {}),
  );
}

it('an author can write no amount that a calculator cannot read', () => {
  const amounts = [...schemas.values()].flatMap(maximaIn).filter((maximum) => maximum > maxAmount / 1000);
  expect(amounts.length).toBeGreaterThan(8);
  const wayOut = `give each amount "maximum": ${maxAmount}, and what is no amount a lower one`;
  expect(new Set(amounts), wayOut).toEqual(new Set([maxAmount]));
});

it.each([
  ['info@hoplease.example', true],
  ['Verkoop.Noord+site@Hop-Lease.co.uk', true],
  ['mailto:info@hoplease.nl', false],
  ['info@hoplease.nl.', false],
  ['info@hoplease.nl,', false],
  ['<info@hoplease.nl>', false],
  ['"info"@hoplease.nl', false],
  ['info@hoplease', false],
  ['info@192.168.0.1', false],
  ['info@1.0x10', false],
  ['info@hoplease.nl2', false],
  ['info@hoplease.xn--p1ai', true],
  [`${'a'.repeat(65)}@hoplease.nl`, false],
])('the company can have the address %s and be mailed there: %s', (address, isRight) => {
  const pattern = new RegExp(stringOrEmptyAt(propertyOf('site.schema.json', 'email'), 'pattern'), 'u');
  expect({ allowed: pattern.test(address), mailed: isEmailAddress(address) }).toEqual({
    allowed: isRight,
    mailed: isRight,
  });
});

it.each(['/', '/a', '/equipment/wegtransport/bakwagen-2', '/A', '/a/', 'a', '//a', '/a b'])(
  'a route that the schema allows is a page of the site: %s',
  (path) => {
    const pattern = new RegExp(stringOrEmptyAt(schemas.get('parts/path.schema.json'), 'pattern'), 'u');
    expect(pattern.test(path)).toBe(parseHref(path).kind === 'page');
  },
);

it.each(['#1d6b48', '#1D6B48', '#fff', 'red', '#1d6b488'])(
  'mails wear the colour %s when a site may',
  (colour) => {
    const form = new RegExp(stringOrEmptyAt(schemas.get('parts/colour.schema.json'), 'pattern'), 'u');
    const isWorn = lightColours({ brand: { colours: { ink: colour } } }).ink === colour;
    expect(isWorn).toBe(form.test(colour));
  },
);

it('a row of a table is counted where the schema allows its length', () => {
  const rows = objectAt(propertyOf('blocks/table.schema.json', 'rows'), 'items');
  for (const { minItems, maxItems } of [propertyOf('blocks/table.schema.json', 'columns'), rows])
    expect({ min: minItems, max: maxItems }).toEqual(cellCounts);
});
