import { expect, it } from 'vitest';
import { copiedCells, copiedTable } from './copied-cells.ts';

it.each<[what: string, copied: string, cells: string[][]]>([
  ['nothing', '', [['']]],
  ['a sentence', 'Een zin.', [['Een zin.']]],
  ['cells', 'Soort\tPrijs\r\nKraan\t\r\n', [['Soort', 'Prijs'], ['Kraan', ''], ['']]],
  [
    'a line break in a cell',
    'Soort\t"Prijs\nper dag"\nKraan\t5',
    [
      ['Soort', 'Prijs\nper dag'],
      ['Kraan', '5'],
    ],
  ],
  ['quotes in a cell', '"Kraan ""XL"""\tHoog', [['Kraan "XL"', 'Hoog']]],
  ['a cell of nothing but quotes', '""""\t""', [['"', '""']]],
  [
    'a quote of inches',
    'Laptop\t15"\nScherm\t27"',
    [
      ['Laptop', '15"'],
      ['Scherm', '27"'],
    ],
  ],
  ['a word in quotes', '"Kraan"\tHoog', [['"Kraan"', 'Hoog']]],
  [
    'a sentence that begins with a quotation',
    '"Hallo", zei hij.\nEn weg.',
    [['"Hallo", zei hij.'], ['En weg.']],
  ],
])('reads %s', (_what, copied, cells) => {
  expect(copiedCells(copied)).toEqual(cells);
});

it('writes each cell of a table on one line', () => {
  expect(copiedTable('Soort\t"Prijs \r\nper dag"')).toEqual([['Soort', 'Prijs per dag']]);
});
