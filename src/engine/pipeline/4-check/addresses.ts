import type { TextRange } from '../../diagnostics/diagnostic.ts';
import { matchesOf, rangeOf } from './match-pattern.ts';

const addresses = new RegExp(
  [
    // Of a link.
    String.raw`(?<=\]\()(?:[^()\s]|\([^()\s]*\))+(?=\))`,
    String.raw`\b(?:https?:\/\/|www\.)[^\s()[\]<>"“”*]*[^\s()[\]<>"“”*.,;:!?]`,
    // As long as mail and names of sites can be: without an end, each place of a long text would be tried to its end.
    String.raw`[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+`,
    String.raw`\b(?:[\w-]{1,63}\.){1,9}(?:nl|com|be|eu|org)\b(?:\/[^\s()[\]<>"“”*]*)?`,
  ].join('|'),
  'gi',
);

/** The addresses in a text, of links and loose ones: they stay as they are. */
export function addressesIn(text: string): TextRange[] {
  return matchesOf(addresses, text).map(rangeOf);
}

/** Whether a range lies in one of the addresses or ends halfway one; one around a whole address does not. */
export function cutsAddress(range: TextRange, among: readonly TextRange[]): boolean {
  return among.some(
    ({ start, end }) => range.start < end && range.end > start && (range.start > start || range.end < end),
  );
}
