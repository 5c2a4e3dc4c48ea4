import { lineIndex } from '../../json/line-index.ts';
import { type TextEdit, withoutOverlap } from '../../json/text-edit.ts';
import { printable } from '../../text/printable.ts';

const maxLength = 60;
/** Before the first difference of a long text. */
const leadIn = 20;

/** Edits in Dutch: `regel 3: “Contact” is nu "Contact"`. */
export function describeEdits(edits: readonly TextEdit[], text: string): string[] {
  const lines = lineIndex(text);
  return withoutOverlap(edits).map(({ start, end, text: replacement }) => {
    const line = `regel ${lines.lineOf(start)}`;
    if (start === end && replacement === '')
      return 'onzichtbaar teken aan het begin is weg (byte order mark)';
    const before = text.slice(start, end);
    if (before === '') return `${line}: ${short(replacement)} is erbij gekomen`;
    if (replacement === '') return `${line}: ${short(before)} is weg`;
    const from = Math.max(0, firstDifference(before, replacement) - leadIn);
    return `${line}: ${short(before, from)} is nu ${short(replacement, from)}`;
  });
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** One line of at most `maxLength` characters, from `from` on when longer. */
function short(raw: string, from = 0): string {
  const line = printable(raw.replace(/\s+/g, ' '))
    .trim()
    .replace(/,$/, (comma) => (raw.length > 1 ? '' : comma));
  if (line === '') return 'een onzichtbaar teken';
  if (line.length <= maxLength) return line;
  return `${from > 0 ? '…' : ''}${line.slice(from, from + maxLength)}${from + maxLength < line.length ? '…' : ''}`;
}
