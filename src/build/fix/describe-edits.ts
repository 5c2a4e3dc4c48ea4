import type { TextEdit } from '../edit/text-edit.ts';
import { lineIndex } from '../problem/line-index.ts';
import { printable } from '../problem/printable.ts';

const longest = 60;

/** What edits change in a text, for people: `regel 3: “Contact” is nu "Contact"`. */
export function describeEdits(edits: readonly TextEdit[], text: string): string[] {
  const lines = lineIndex(text);
  return edits.map(({ start, end, text: instead }) => {
    const line = `regel ${lines.lineOf(start)}`;
    if (start === end && instead === '') return 'onzichtbaar teken aan het begin is weg (byte order mark)';
    if (start === end) return `${line}: ${short(instead)} is erbij gekomen`;
    const before = short(text.slice(start, end));
    return instead === '' ? `${line}: ${before} is weg` : `${line}: ${before} is nu ${short(instead)}`;
  });
}

function short(raw: string): string {
  const line = printable(raw).trim();
  if (line === '') return 'een onzichtbaar teken';
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
