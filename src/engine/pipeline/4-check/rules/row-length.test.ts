import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { rowLength } from './row-length.ts';

const table = (...rows: string[][]) => ({ type: 'table', columns: ['Vorm', 'Bedrag', 'Duur'], rows });

it('reports a row with too few or too many cells, on a page and in a shared block', () => {
  const files = {
    'a.json': { blocks: [{ type: 'hero' }, table(['a', 'b', 'c'], ['a', 'b'])] },
    '_shared/b.json': table(['a', 'b', 'c', 'd']),
  };
  expect(reportOf(rowLength, files)).toEqual([
    'pages/a.json#/blocks/1/rows/1 In rij 2 staan niet evenveel vakken (2) als er kolommen zijn (3). Vul de rij aan; voor een leeg vak schrijf je "–".',
    'pages/_shared/b.json#/rows/0 In rij 1 staan niet evenveel vakken (4) als er kolommen zijn (3). Haal vakken weg, of geef de tabel meer kolommen bij "columns".',
  ]);
});

it.each([
  ['a table without columns', { type: 'table', rows: [['a']] }],
  ['a row of one cell', { type: 'table', columns: ['a', 'b'], rows: [['a']] }],
  ['a row that is no list', { type: 'table', columns: ['a', 'b'], rows: ['a'] }],
])('leaves %s to the schema', (_, block) => {
  expect(reportOf(rowLength, { 'a.json': { blocks: [block] } })).toEqual([]);
});
