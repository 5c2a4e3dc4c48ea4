import { copiedTable } from '../../../shared/text/copied-cells.ts';
import { houseStyle } from './json-style.ts';
import { printOnLine } from './print-json.ts';

/** The cells of a table, row by row. */
export type Cells = readonly (readonly string[])[];

/** With what a word processor begins an item; two of them stand in its own letters only. */
export const bulletMarks = '•●▪◦‣·–*\uf0b7\uf0a7';

/** What stands before an item of a list, with its number or without, as source of a pattern. */
export const itemMark = String.raw`(?:[${bulletMarks}-]|\d{1,2}[.)])`;

const isItemMark = new RegExp(`^${itemMark}$`);

/** Of a table that a chat program draws: `| --- | --- |`. */
const ruler = /^[\s|:-]+$/;

/**
 * The rows of a table in a text, as a spreadsheet copies it (a tab between cells) or a chat program draws it (upright lines
 * around cells), without the words above and below it; undefined where there is no table.
 */
export function tableIn(text: string): Cells | undefined {
  const rows = copiedTable(text)
    .filter((cells) => !ruler.test(cells.join('|')))
    .map(drawnCells)
    .filter((cells) => cells.length > 1);
  const isTable = rows.length > 1 && rows.every((cells) => cells.length === rows[0]?.length);
  return isTable && !isItemList(rows) ? rows : undefined;
}

/** A list of a word processor, which has a tab behind the mark or number of each item. */
function isItemList(rows: Cells): boolean {
  return rows.every(([first = '', ...others]) => others.length === 1 && isItemMark.test(first));
}

/** Of a row that has its cells between upright lines; another as it is. */
function drawnCells(cells: string[]): string[] {
  const drawn = /^\|(.*)\|$/.exec(cells.join('\t'))?.[1];
  return drawn?.split('|').map((cell) => cell.trim()) ?? cells;
}

/** A block of a table, the first row as its headings. */
export function tableBlock([columns = [], ...rows]: Cells): string {
  const block = { type: 'table', title: '…', columns: [...columns], rows: rows.map((row) => [...row]) };
  return printOnLine(block, houseStyle);
}

/** The items of a list of rows. */
export function tableRows(rows: Cells): string {
  return rows.map((row) => printOnLine([...row], houseStyle)).join(', ');
}
