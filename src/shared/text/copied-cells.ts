/** A cell with a line break, a tab or a quote, around which spreadsheets put quotes; those inside are doubled. */
const quotedCell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
const plainCell = /[^\t\r\n]*/y;
const rowEnd = /\r\n?|\n/y;

/** The cells of a text as a spreadsheet copies them, row by row; a line without a tab is a row of one cell. */
export function copiedCells(copied: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const taken = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(copied);
    if (found) at = pattern.lastIndex;
    return found;
  };
  for (;;) {
    const start = at;
    const [, inside = ''] = taken(quotedCell) ?? [];
    const isQuoted = /[\t\r\n]|""/.test(inside);
    if (!isQuoted) at = start;
    row.push((isQuoted ? inside.replaceAll('""', '"') : (taken(plainCell)?.[0] ?? '')).trim());
    if (copied.charAt(at) === '\t') at += 1;
    else {
      rows.push(row);
      row = [];
      if (!taken(rowEnd)) return rows;
    }
  }
}

/** The cells of a table, in which each has one line. */
export function copiedTable(copied: string): string[][] {
  return copiedCells(copied).map((row) => row.map((cell) => cell.replace(/\s*[\r\n]+\s*/g, ' ')));
}
