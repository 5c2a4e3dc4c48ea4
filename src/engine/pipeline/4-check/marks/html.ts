import { memoizeLast } from '../../../../shared/memoize-last.ts';
import { matchesOf, rangeOf } from '../match-pattern.ts';
import type { Finding, TextPattern } from '../rule.ts';
import { looksOnly, withoutElements } from './html-element.ts';
import { marksElsewhere } from './plain-text.ts';
import { shownAsWritten } from './shown-as-written.ts';

const insteadOfTags: readonly [tags: RegExp, advice: string][] = [
  [/^(?:b|strong)$/, 'Schrijf **woord** voor vette letters.'],
  [/^(?:i|em)$/, 'Schrijf *woord* voor cursieve letters.'],
  [/^a$/, 'Schrijf een link zo: [tekst](/adres).'],
  [/^(?:iframe|video|embed|object)$/, 'Haal het weg; een link kan wel: [Bekijk de video](https://adres).'],
  [/^(?:p|br|div|h\d)$/, 'Maak er een eigen tekst of een eigen blok van.'],
  [/^(?:ul|ol|li)$/, 'Maak er een lijst van: een veld "items" met een tekst per punt.'],
];

/** The points of a list go with it. */
const kindOf = (tag: string): string => tag.toLowerCase().replace(/^(?:ul|ol|li)$/, 'list');

const tagPattern = /<\/?([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>/gi;

/** A tag that may hold an address, with the words of a link. */
export const htmlWithAddress = /<a\s[^<>]*>[^<>]*<\/a>|<(?!https?:|www\.)[a-z][^<>]*>/gi;

/**
 * Where the first tag of each kind stands in a rich text, except those that `htmlElement` reports; memoized, as it is
 * asked at every tag of a text.
 */
const firstOfEachKind = memoizeLast((text: string): ReadonlySet<number> => {
  const firsts = new Map<string, number>();
  for (const { 1: tag = '', index } of matchesOf(tagPattern, withoutElements(text))) {
    if (!firsts.has(kindOf(tag))) firsts.set(kindOf(tag), index);
  }
  return new Set(firsts.values());
});

/** Each kind of tag once in a text, a tag and its end together; except what `htmlElement` reports. */
export const html: TextPattern = {
  pattern: tagPattern,
  judge({ 0: written, 1: tag = '', index }, { text, isRichText }) {
    if (!isRichText) return text.search(tagPattern) === index ? htmlInPlainText(text) : undefined;
    if (!firstOfEachKind(text).has(index)) return undefined;
    const advice = insteadOfTags.find(([names]) => names.test(tag.toLowerCase()))?.[1] ?? 'Haal het weg.';
    return { message: shownAsWritten(written), hint: advice };
  },
};

/** From the first tag to the last: one of them without the other would be no better. */
function htmlInPlainText(text: string): Omit<Finding, 'document' | 'pointer'> {
  const known = matchesOf(tagPattern, text);
  const start = known[0]?.index ?? 0;
  const tags = matchesOf(/<\/?[a-z][^<>]*>/gi, text).map(rangeOf);
  const range = { start, end: tags.at(-1)?.end ?? start };
  const written = text.slice(range.start, range.end);
  const words = written.replace(/<br[^<>]*>/gi, ' ').replace(/<[^<>]*>/g, '');
  const hint =
    words.trim() === ''
      ? 'Schrijf er een spatie voor in de plaats.'
      : `Schrijf "${words}". ${marksElsewhere}`;
  const isOnlyLooks =
    known.length === tags.length && known.every(([, tag = '']) => looksOnly.has(tag.toLowerCase()));
  return {
    range,
    message: shownAsWritten(written),
    hint,
    suggestion: words === '' ? ' ' : words,
    replacement: isOnlyLooks && words.trim() !== '' ? words : undefined,
  };
}

/** `<!-- … -->`. */
export const htmlComment: TextPattern = {
  pattern: /<!--[\s\S]*?(?:-->|$)/g,
  judge: ([written]) => ({
    message: `"${written}" is een opmerking in HTML, en bezoekers lezen die mee.`,
    hint: 'Haal de opmerking weg.',
    replacement: '',
  }),
};
