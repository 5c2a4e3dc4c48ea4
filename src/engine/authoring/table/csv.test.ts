import { expect, it } from 'vitest';
import { printCsv, readCsv } from './csv.ts';

it.each([
  ['semicolons, as a Dutch Excel saves', 'adres;titel\r\n/a;"Een; twee"\r\n'],
  ['commas', 'adres,titel\n/a,"Een; twee"\n'],
  ['tabs', 'adres\ttitel\n/a\tEen; twee\n'],
  ['a mark in front', '\ufeffadres;titel\r\n/a;"Een; twee"\r\n'],
  ['empty lines', '\nadres;titel\n\n/a;"Een; twee"\n\n'],
])('reads a table with %s', (_name, text) => {
  expect(readCsv(text).map(({ cells }) => cells)).toEqual([
    ['adres', 'titel'],
    ['/a', 'Een; twee'],
  ]);
});

// The other where an editor gave all lines one end.
it.each(['\n', '\r\n'])(
  'says on which line a row begins, also behind a cell with a line that ends in %j',
  (end) => {
    expect(readCsv(`\ufeffsep=;\r\nadres;tekst\r\n/a;"een${end}twee"\r\n/b;drie\r\n`)).toEqual([
      { line: 2, cells: ['adres', 'tekst'] },
      { line: 3, cells: ['/a', 'een\ntwee'] },
      { line: 5, cells: ['/b', 'drie'] },
    ]);
  },
);

it('reads what it prints, and no cell of it is a formula', () => {
  const rows = [
    ['adres', 'titel'],
    ['/a', '=1+1'],
    ['/b', '"Zo", zei hij; +31'],
    ['/c', '@iedereen'],
    ['/d', "'s Ochtends"],
    ['/e', ' - '],
    ['/f', "'-5%' scheelt"],
    ['/g', "''=''"],
  ];
  const text = printCsv(rows);
  expect(text).not.toMatch(/(?:^|;)"?[=+@-]/m);
  expect(readCsv(text).map(({ cells }) => cells)).toEqual(rows.map((row) => row.map((cell) => cell.trim())));
});

it('says on which line quotes do not fit', () => {
  expect(() => readCsv('adres;titel\n/a;"Een "twee" drie"\n')).toThrow(/Regel 2 van de tabel/);
});
