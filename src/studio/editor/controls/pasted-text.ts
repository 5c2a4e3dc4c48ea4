import { zeroWidthCharacters } from '../../../shared/zero-width-characters.ts';

/** A text that was copied elsewhere, without what nobody sees in it: other programs end a paragraph with a line break. */
export function pastedText(copied: string): string {
  return copied.replace(zeroWidthCharacters, '').replace(/^[\r\n]+|[\r\n]+$/g, '');
}
