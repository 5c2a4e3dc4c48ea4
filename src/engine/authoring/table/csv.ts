import { CsvError, parse } from 'csv-parse/sync';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';

/** By this mark Excel sees UTF-8. A line `sep=;` behind it would make it forget that, and a Dutch Excel splits on `;` by itself. */
const byteOrderMark = '\ufeff';

/** What a spreadsheet would calculate, and the same behind apostrophes: those would not be told from ours. */
const formula = /^'*[=+\-@\t\r]/;

/** A row of cells. */
export interface CsvRow {
  /** In the file, from 1. */
  line: number;
  cells: string[];
}

/** A table that Excel and others open as it is. No cell can become a formula: such a text gets an apostrophe in front. */
export function printCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(printCell).join(';')}\r\n`).join('');
}

function printCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[";\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function readCell(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}

/**
 * Reads a table as spreadsheets save it: RFC 4180 with commas, semicolons or tabs, with or without a mark in front. A line in a cell
 * ends in \n.
 * @throws CouldNotRunError when the quotes do not fit
 */
export function readCsv(text: string): CsvRow[] {
  // The library counts both signs of such an end as a line.
  const lined = text.replaceAll('\r\n', '\n');
  const [, named] = /^\ufeff?sep=(.)\n/.exec(lined) ?? [];
  const table = lined.replace(/^\ufeff?(?:sep=.\n)?/, '');
  const skipped = named === undefined ? 0 : 1;
  try {
    const rows: CsvRow[] = [];
    parse(table, {
      delimiter: named ?? separatorOf(table),
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (record: string[], { lines }) => {
        // Called at the end of a row, whose cells may hold several lines.
        const line = lines + skipped - record.join('').split('\n').length + 1;
        rows.push({ line, cells: record.map((cell) => readCell(cell.trim())) });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CouldNotRunError(
      `Regel ${(Number(error.lines) || 0) + skipped} van de tabel is niet te lezen: een aanhalingsteken in een cel hoort dubbel ("") in een cel tussen aanhalingstekens. Bewaar de tabel als CSV in Excel, Numbers of LibreOffice; die doen dat vanzelf.`,
    );
  }
}

/** The one that splits the header in most cells. */
function separatorOf(table: string): string {
  const [header = ''] = table.split('\n', 1);
  const [best = ';'] = [';', ',', '\t'].sort(
    (one, other) => header.split(other).length - header.split(one).length,
  );
  return best;
}
