import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonValue } from '../../../json/json-value.ts';
import { priceSource } from './price-source.ts';

const reportOn = (...blocks: JsonValue[]): string[] => reportOf(priceSource, { 'a.json': { blocks } });
const table = { type: 'price-terms', title: 'Kort of lang?' };

it('asks for the price that a table is worked out from', () => {
  expect(reportOn({ type: 'hero' }, table, { type: 'equipment-calculator' })).toEqual([
    'pages/a.json#/blocks/1/type Deze tabel rekent met de voorbeeldprijs van de rekenhulp, en die heeft deze pagina niet. Zet "priceExample" in het blok "equipment-calculator" of "lease-calculator" van deze pagina, of haal de tabel weg.',
  ]);
});

it.each<[string, JsonValue[]]>([
  ['a table beside a price', [table, { type: 'equipment-calculator', priceExample: 40_000 }]],
  ['no table', [{ type: 'hero' }, 'x']],
])('accepts %s', (_, blocks) => {
  expect(reportOn(...blocks)).toEqual([]);
});
