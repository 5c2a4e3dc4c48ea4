import { withPlainLetters } from '../../../shared/plain-letters.ts';
import { zeroWidthCharacters } from '../../../shared/zero-width-characters.ts';

/** A text that was copied elsewhere, without what nobody sees in it: other programs end a paragraph with a line break. */
export function pastedText(copied: string, { isLine = false } = {}): string {
  const text = withPlainLetters(copied.replace(zeroWidthCharacters, '')).replace(
    /^[\r\n]+|(?<![\r\n])[\r\n]+$/g,
    '',
  );
  // A field of one line would join the words on both sides of a line break.
  return isLine ? text.replace(/[\r\n]+/g, ' ') : text;
}

/** With what Word and websites begin a point of a list; a minus before a number belongs to the number. */
const bullet = /^(?:[•◦▪●■·✓✔✅*]|o(?=\t)|[-–](?=\s+[^\s\d€])|\d{1,2}[.)])\s+/u;

/** The paragraphs, points or cells of what was copied, for a list that has an item for each. */
export function pastedItems(copied: string): string[] {
  return pastedText(copied)
    .split(/[\r\n]+/)
    .flatMap((line) => line.trim().replace(bullet, '').split(/\t+/))
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
