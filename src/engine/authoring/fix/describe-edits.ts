import { differenceOf } from '../../../shared/text/difference-of.ts';
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
    if (start === end && replacement === '')
      return 'onzichtbaar teken aan het begin is weg (byte order mark)';
    const before = text.slice(start, end);
    if (before === replacement) return 'het bestand is nu opgeslagen als UTF-8';
    return `regel ${lines.lineOf(start)}: ${inWords(before, replacement)}`;
  });
}

function inWords(before: string, after: string): string {
  if (/^ {2,}$/.test(after)) return 'harde of onzichtbare spaties zijn nu gewone spaties';
  const behind = after.startsWith(before) ? after.slice(before.length) : '';
  if (before !== '' && behind === ',') return `er staat nu een komma achter ${short(before)}`;
  if (before !== '' && behind.trim() !== '')
    return `${short(behind)} is erbij gekomen achter ${short(before)}`;
  if (before === '') return `${short(after.trim().replace(/,$/, ''))} is erbij gekomen`;
  // The comma of a field goes with it.
  if (after === '') return `${short(before.replace(/^,(?=\s*\S)|(?<=\S\s*),\s*$/g, ''))} is weg`;
  const from = Math.max(0, differenceOf(before, after).from - leadIn);
  return `${short(before, from)} is nu ${short(after, from)}`;
}

const unseenNames = new Map([
  [' ', 'een spatie'],
  ['\t', 'een tab'],
  ['\u00a0', 'een harde spatie'],
  ['\u00ad', 'een zacht afbreekstreepje'],
  ['\ufeff', 'een onzichtbaar teken (byte order mark)'],
]);

/** One line of at most `maxLength` characters, from `from` on when longer. */
function short(raw: string, from = 0): string {
  const unseen = unseenNames.get(raw);
  if (unseen !== undefined) return unseen;
  const line = printable(raw.replace(/\s+/g, ' ')).trim();
  if (/^\ufffd+$/.test(line) && !raw.includes('\ufffd')) return 'een onzichtbaar teken';
  if (line === '') return 'de lege ruimte';
  if (line.length <= maxLength) return line;
  return `${from > 0 ? '…' : ''}${line.slice(from, from + maxLength)}${from + maxLength < line.length ? '…' : ''}`;
}
