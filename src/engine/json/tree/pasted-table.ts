import { copiedTable } from '../../../shared/text/copied-cells.ts';
import { itemMark, tableIn } from '../layout/table-block.ts';
import type { SyntaxErrorList } from '../messages/syntax-errors.ts';
import { textMessages } from '../messages/text-messages.ts';
import type { ReadText } from './read-text.ts';

/** Where the quotes of a cell of a spreadsheet stand within a text: around all of it, or behind a word or number. */
const quotedCell = /(?<=["\t\r\n])"(?:[^"\\]|"")*"(?=[\t\r\n"])/y;
const quoteInCell = /(?<=[^\s"])"(?=\t|\r?\n[^\s"{}[\],]|(?:\r?\n)?"\s*[,}\]])/y;
const closingQuote = /"(?=\s*(?:[,}\]]|$))/y;
const betweenQuotes = /[^"\\]*/y;
/** More cells with quotes nobody pastes: where a file has loose quotes, each would be read to its end. */
const maxQuotes = 250;

/** A table of a spreadsheet between quotes, which is no text. */
export function pastedTable(text: string, start: number, errors: SyntaxErrorList): ReadText | undefined {
  let at = start + 1;
  let quotes = 0;
  const skips = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  while (skips(betweenQuotes) && !skips(closingQuote)) {
    quotes += 1;
    if (quotes > maxQuotes || (!skips(quotedCell) && !skips(quoteInCell))) return undefined;
  }
  const value = text.slice(start + 1, at - 1);
  const rows = tableIn(value);
  if (rows === undefined) return undefined;
  errors.add({ start, end: at }, textMessages.table(rows));
  return { end: at, value };
}

const cell = String.raw`(?:[^\t\r\n"{}[\]]*|"(?:[^"]|"")*"(?=[\t\r\n]))`;
/** The only tab of a line, behind the mark or number of an item, as a word processor copies it, is none between cells. */
const noItem = String.raw`(?![ \t]*${itemMark}\t[^\t\r\n]*(?:[\r\n]|$))`;
/** Lines with tabs between words, as a spreadsheet copies its cells. */
const cellLines = new RegExp(
  String.raw`(?<=[\r\n][ \t]*)${noItem}(?:${cell}(?:\t${cell})+(?:\r?\n|$))+`,
  'y',
);

/** Rows of a spreadsheet without quotes, in a list; without the comma behind them. */
export function pastedRows(text: string, start: number, errors: SyntaxErrorList): ReadText | undefined {
  cellLines.lastIndex = start;
  const value = cellLines.exec(text)?.[0].trimEnd().replace(/,$/, '');
  const rows = value === undefined ? [] : (tableIn(value) ?? copiedTable(value));
  const [first = [], ...others] = rows;
  if (value === undefined || first.length < 2) return undefined;
  const end = start + value.length;
  errors.add({ start, end }, others.length > 0 ? textMessages.tableRows(rows) : textMessages.tableRow(first));
  return { end, value };
}

/** Whether an empty text has words right behind it, as where a cell begins with its quote. */
export function wordsBehindEmpty(text: string, start: number): boolean {
  return text.charAt(start + 1) === '"' && /[^\s,:}\]]/.test(text.charAt(start + 2));
}
