import { copiedTable } from '../../../shared/text/copied-cells.ts';
import { houseStyle } from './json-style.ts';
import { printOnLine } from './print-json.ts';

/** The cells of a table, row by row. */
export type Cells = readonly (readonly string[])[];

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
  return isTable ? rows : undefined;
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
