import { withPlainLetters } from '../../../shared/text/plain-letters.ts';
import { zeroWidthCharacters } from '../../../shared/text/zero-width-characters.ts';

/** Line breaks within a paragraph, as Word and others copy them. */
const softBreaks = /[\v\u2028\u2029]/g;

/** A pasted text without invisible characters: other programs end a paragraph with a line break. */
export function pastedText(copied: string, { isLine = false } = {}): string {
  const seen = copied.replace(zeroWidthCharacters, '').replace(softBreaks, '\n');
  const text = withPlainLetters(seen).replace(/^[\r\n]+|(?<![\r\n])[\r\n]+$/g, '');
  // A field of one line would join the words on both sides of a line break.
  return isLine ? text.replace(/[\r\n]+/g, ' ') : text;
}
