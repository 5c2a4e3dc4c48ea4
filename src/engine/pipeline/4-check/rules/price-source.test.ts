import { expect, it } from 'vitest';
import { reportOf, type TestFiles } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonValue } from '../../../../shared/json/json-value.ts';
import { priceSource } from './price-source.ts';

const reportOn = (...blocks: JsonValue[]): string[] => reportOf(priceSource, { 'a.json': { blocks } });
const withShared = (shared: string, ...others: JsonValue[]): JsonValue => ({
  blocks: [{ type: 'hero' }, { shared }, ...others],
});
const season = { type: 'season-terms', title: 'Seizoen', highMonths: ['juli'], times: 3 };
const table = { type: 'price-terms', title: 'Kort of lang?' };

it.each([
  ['table', table],
  ['season', season],
])('asks for the price that a %s is worked out from', (_what, block) => {
  expect(reportOn({ type: 'hero' }, block, { type: 'equipment-calculator' })).toEqual([
    'pages/a.json#/blocks/1/type Dit blok rekent met de voorbeeldprijs van de calculator, en die heeft deze pagina niet. Vul "priceExample" in bij het blok "equipment-calculator" van deze pagina, of haal dit blok weg.',
  ]);
});

it('asks for the calculator too where there is none', () => {
  expect(reportOn({ type: 'hero' }, table)[0]).toContain(
    'Zet op deze pagina een blok "equipment-calculator" met "priceExample", of haal dit blok weg.',
  );
});

it('asks for the price of a table that pages share where a page shows it', () => {
  const files = { 'a.json': withShared('termijnen'), '_shared/termijnen.json': table };
  expect(reportOf(priceSource, files)[0]).toContain(
    'pages/a.json#/blocks/1/shared Dit blok rekent met de voorbeeldprijs',
  );
});

it('asks for the price in the calculator that pages share', () => {
  const files = {
    'a.json': withShared('rekenen', table),
    '_shared/rekenen.json': { type: 'lease-calculator' },
  };
  expect(reportOf(priceSource, files)[0]).toContain(
    'Vul "priceExample" in bij het blok "lease-calculator" in pages/_shared/rekenen.json, of haal dit blok weg.',
  );
});

it.each<[string, TestFiles]>([
  ['has the price', { '_shared/rekenen.json': { type: 'lease-calculator', priceExample: 40_000 } }],
  ['cannot be read', { '_shared/rekenen.json': undefined }],
  ['is not there', {}],
])('accepts a table on a page whose shared calculator %s', (_, shared) => {
  expect(reportOf(priceSource, { 'a.json': withShared('rekenen', table), ...shared })).toEqual([]);
});

it.each<[string, JsonValue[]]>([
  ['a table beside a price', [table, { type: 'equipment-calculator', priceExample: 40_000 }]],
  [
    'a table beside a price that cannot be read',
    [table, { type: 'equipment-calculator', priceExample: '4 ton' }],
  ],
  ['no table', [{ type: 'hero' }, 'x']],
])('accepts %s', (_, blocks) => {
  expect(reportOn(...blocks)).toEqual([]);
});
