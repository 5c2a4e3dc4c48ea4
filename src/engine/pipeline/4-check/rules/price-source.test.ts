import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonValue } from '../../../../shared/json/json-value.ts';
import { priceSource } from './price-source.ts';

const reportOn = (...blocks: JsonValue[]): string[] => reportOf(priceSource, { 'a.json': { blocks } });
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
