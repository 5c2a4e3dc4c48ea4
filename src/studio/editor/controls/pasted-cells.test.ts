import { expect, it } from 'vitest';
import { pasteCells, pasteTable } from './pasted-cells.ts';

const rows = [
  ['Klein', '1 m'],
  ['Groot', '2 m'],
];
const document = { blocks: [{ type: 'table', columns: ['Soort', 'Hoogte'], rows }] };

it.each([
  ['a row', '/blocks/0/rows/0/0', 'Smal\t3 m\r\n', [['Smal', '3 m'], rows[1]]],
  [
    'a column of two',
    '/blocks/0/rows/1/0',
    'Smal\t3 m\nBreed\t4 m',
    [rows[0], ['Smal', '3 m'], ['Breed', '4 m']],
  ],
  [
    'cells with a line break and quotes',
    '/blocks/0/rows/0/0',
    '"Smal\nen ""laag"""\t3 m\r\n',
    [['Smal en "laag"', '3 m'], rows[1]],
  ],
  ['cells that do not fit', '/blocks/0/rows/1/1', 'Smal\t3 m', [rows[0], ['Groot', 'Smal', '3 m']]],
])('fills a table with %s', (_what, pointer, copied, value) => {
  expect(pasteCells(document, { pointer, copied })).toEqual({
    kind: 'set',
    pointer: '/blocks/0/rows',
    value,
  });
});

it.each([
  ['one cell', '/blocks/0/rows/0/0', 'Smal'],
  ['cells in a list', '/blocks/0/columns/0', 'Smal\tBreed'],
  ['cells in a text', '/blocks/0/title', 'Smal\tBreed'],
])('leaves %s to the field', (_what, pointer, copied) => {
  expect(pasteCells(document, { pointer, copied })).toBeUndefined();
});

it('makes a table of all that is pasted into the first heading', () => {
  const copied = 'Soort\tHoogte\tPrijs\r\nSmal\t3 m\t\r\nBreed\t4 m\t€ 5\r\n';
  expect(pasteTable(document, { pointer: '/blocks/0/columns/0', copied })).toEqual({
    kind: 'set',
    pointer: '/blocks/0',
    value: {
      type: 'table',
      columns: ['Soort', 'Hoogte', 'Prijs'],
      rows: [
        ['Smal', '3 m', ''],
        ['Breed', '4 m', '€ 5'],
      ],
    },
  });
});

it.each([
  ['headings alone', '/blocks/0/columns/0', 'Smal\tBreed'],
  ['cells for a later heading', '/blocks/0/columns/1', 'Smal\tBreed\n1 m\t2 m'],
  ['cells for a row', '/blocks/0/rows/0', 'Smal\tBreed\n1 m\t2 m'],
  ['one column', '/blocks/0/columns/0', 'Smal\nBreed'],
])('makes no table of %s', (_what, pointer, copied) => {
  expect(pasteTable(document, { pointer, copied })).toBeUndefined();
});
