import { listBullets } from '../../../shared/text/list-bullets.ts';
import { withPlainLetters } from '../../../shared/text/plain-letters.ts';
import { zeroWidthCharacters } from '../../../shared/text/zero-width-characters.ts';

/** Line breaks within a paragraph, as Word and others copy them. */
const softBreaks = /[\v\u2028\u2029]/g;

/** With what Word and websites begin a point of a list; a minus before a number belongs to the number. */
export const bullet = new RegExp(
  String.raw`^(?:(?:${listBullets})\s*|(?:[·*]|o(?=\t)|[-–](?=\s+[^\s\d€])|\d{1,2}[.)])\s+)`,
  'u',
);

/** A pasted text without invisible characters: other programs end a paragraph with a line break. */
export function pastedText(copied: string): string {
  const seen = copied.replace(zeroWidthCharacters, '').replace(softBreaks, '\n');
  return withPlainLetters(seen).replace(/^[\r\n]+|(?<![\r\n])[\r\n]+$/g, '');
}

/** The points of a list on a website, which are copied as text without their marks. */
const htmlPoint = /<li[\s>]/i;

interface Target {
  /** Whether the field has one line. */
  isLine: boolean;
  /** What was copied, with the marks of a website. */
  html?: string;
}

/**
 * A pasted text for a field in which lines run on: its paragraphs with a space between them. Points and cells keep their
 * lines, of which the check says where they belong, unless the field has one line.
 */
export function pastedInto({ isLine, html = '' }: Target, copied: string): string {
  const text = pastedText(copied);
  const hasPoints = htmlPoint.test(html) || text.split(/[\r\n]+/).some((line) => bullet.test(line.trim()));
  const isParted = hasPoints || /[\t|]/.test(text);
  return isParted && !isLine ? text : text.replace(/ *[\r\n]\s*/g, ' ');
}
