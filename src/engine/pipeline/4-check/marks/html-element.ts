import type { TextPattern } from '../rule.ts';
import { bold, italics } from './emphasis.ts';
import { shownAsWritten } from './shown-as-written.ts';

const asTheyAre = (words: string): string => words;

const fixes: Readonly<Record<string, (words: string, attributes: string) => string | undefined>> = {
  b: bold,
  strong: bold,
  i: italics,
  em: italics,
  a: linked,
  // What Word and mail programs put around words: this site gives them their looks.
  span: asTheyAre,
  font: asTheyAre,
  u: asTheyAre,
};

/** Tags that say nothing but how words look, so that without them nothing is lost. */
export const looksOnly: ReadonlySet<string> = new Set(Object.keys(fixes).filter((tag) => tag !== 'a'));

function linked(words: string, attributes: string): string | undefined {
  const href = /\shref\s*=\s*(["'])([^"'\s()]+)\1/i.exec(attributes)?.[2];
  return href === undefined ? undefined : `[${words}](${href})`;
}

/** Words without marks of their own between a tag and its end. */
const elementPattern = /<(b|strong|i|em|a|span|font|u)(\s[^<>]*)?>([^<>*_[\]]+)<\/\1>/gi;

/** An element of HTML for which there is one way of writing, in a text that can show it. */
export const htmlElement: TextPattern = {
  pattern: elementPattern,
  judge(match, { isRichText }) {
    const fixed = isRichText ? fixOf(match) : undefined;
    if (fixed === undefined) return undefined;
    return { message: shownAsWritten(match[0]), hint: `Schrijf ${fixed.trim()}.`, replacement: fixed };
  },
};

/** A rich text with spaces for the elements that `htmlElement` reports. */
export function withoutElements(text: string): string {
  return text.replace(elementPattern, (...match: [string, string, string, string]) =>
    fixOf(match) === undefined ? match[0] : ' '.repeat(match[0].length),
  );
}

/** Spaces inside the tags end up beside the marks, where these work. */
function fixOf({ 1: tag = '', 2: attributes = '', 3: inside = '' }: readonly string[]): string | undefined {
  const [, before = '', words = '', behind = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inside) ?? [];
  const fixed = words === '' ? undefined : fixes[tag.toLowerCase()]?.(words, attributes);
  return fixed === undefined ? undefined : before + fixed + behind;
}
