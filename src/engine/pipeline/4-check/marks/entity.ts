import { fromMarkdown } from 'mdast-util-from-markdown';
import type { TextPattern } from '../rule.ts';
import { shownAsWritten } from './shown-as-written.ts';

/** `&euro;` and its like. */
export const entity: TextPattern = {
  pattern: /&(?:#\d{2,7}|#x[0-9a-f]{2,6}|[a-z][a-z0-9]{1,30});/gi,
  isAlsoInAddresses: true,
  judge([written]) {
    const character = characterOf(written);
    if (character !== undefined) {
      const hint = namesOfUnseen.get(character) ?? `Typ het teken zelf: ${character}`;
      return { message: shownAsWritten(written), hint, replacement: character };
    }
    if (written.startsWith('&#')) return { message: shownAsWritten(written), hint: 'Typ het teken zelf.' };
    return {
      severity: 'warning',
      message: `"${written}" lijkt een teken in HTML, maar een teken met die naam bestaat niet.`,
      hint: 'Typ het teken zelf, of zet een spatie achter de "&".',
    };
  },
};

const namesOfUnseen = new Map([
  [' ', 'Typ het teken zelf: een spatie'],
  ['', 'Haal het weg: het staat voor een teken dat niemand ziet.'],
]);

/** Straight quotes have a better form in a text. */
const preferred = new Map([
  ['&quot;', '”'],
  ['&apos;', '’'],
]);

/** By the table of HTML, which the parser of Markdown holds; undefined when it has no such character. */
function characterOf(written: string): string | undefined {
  const [paragraph] = fromMarkdown(written).children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const character = preferred.get(written) ?? (text?.type === 'text' ? text.value : '');
  if (character === written || character === '\ufffd') return undefined;
  return character.replace(/\s/gu, ' ').replace(/[\p{Cf}\p{Cc}]/gu, '');
}
