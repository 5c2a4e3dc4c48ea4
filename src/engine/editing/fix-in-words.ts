import { shortened } from '../../shared/text/shortened.ts';
import type { TextEdit } from '../json/text-edit.ts';
import { printable } from '../text/printable.ts';

/** In characters. */
const maxQuoteLength = 60;

/** Edits of a text in Dutch, as `zet “hero”`; undefined when there are none. */
export function fixInWords(edits: readonly TextEdit[], text: string): string | undefined {
  const [first] = edits;
  if (first === undefined) return undefined;
  const before = text.slice(first.start, first.end);
  if (edits.every(({ start, end, text: written }) => isSpace(text.slice(start, end) + written)))
    return 'zet de regels en spaties goed';
  if (first.text === '' && printable(before).replaceAll('\ufffd', '') === '')
    return 'haal het onzichtbare teken weg';
  if (first.text === `${before},`) return `zet een komma achter ${quoted(before)}`;
  return first.text === '' ? `haal ${quoted(before)} weg` : `zet ${quoted(first.text)}`;
}

function isSpace(written: string): boolean {
  return written.trim() === '';
}

function quoted(written: string): string {
  const line = written.replace(/\s+/g, ' ').trim();
  return `“${shortened(line.replace(/^"([^"]*)"$/, '$1'), maxQuoteLength)}”`;
}
