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
