import { tableIn } from '../layout/table-block.ts';
import type { SyntaxErrorList } from '../messages/syntax-errors.ts';
import { textMessages } from '../messages/text-messages.ts';
import type { ReadText } from './read-text.ts';

/** Where the quotes of a cell of a spreadsheet stand within a text: around all of it, or behind a word or number. */
const quotedCell = /(?<=["\t\r\n])"(?:[^"\\]|"")*"(?=[\t\r\n"])/y;
const quoteInCell = /(?<=[^\s"])"(?=\t|\r?\n[^\s"{}[\],]|(?:\r?\n)?"\s*[,}\]])/y;
const closingQuote = /"(?=\s*(?:[,}\]]|$))/y;
const betweenQuotes = /[^"\\]*/y;

/** A table of a spreadsheet between quotes, which is no text. */
export function pastedTable(text: string, start: number, errors: SyntaxErrorList): ReadText | undefined {
  let at = start + 1;
  const skips = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  while (skips(betweenQuotes) && !skips(closingQuote))
    if (!skips(quotedCell) && !skips(quoteInCell)) return undefined;
  const value = text.slice(start + 1, at - 1);
  const rows = tableIn(value);
  if (rows === undefined) return undefined;
  errors.add({ start, end: at }, textMessages.table(rows));
  return { end: at, value };
}

/** Whether an empty text has words right behind it, as where a cell begins with its quote. */
export function wordsBehindEmpty(text: string, start: number): boolean {
  return text.charAt(start + 1) === '"' && /[^\s,:}\]]/.test(text.charAt(start + 2));
}
