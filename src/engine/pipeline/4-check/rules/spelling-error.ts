import { groupBy } from '../../../../shared/group-by.ts';
import { capitalised } from '../../../../shared/text/capitalised.ts';
import { editDistance } from '../../../../shared/text/edit-distance.ts';
import { withPlainLetters } from '../../../../shared/text/plain-letters.ts';
import { closestName } from '../../../text/closest-name.ts';
import { asShortForm } from '../../../text/spelling/short-forms.ts';
import { parsedValue } from '../../1-load/parse-document.ts';
import type { SourceFile } from '../../1-load/source-document.ts';
import { placeOfWord, type SpelledWord } from '../../3-facts/document-spelling.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Looking for a nearby word takes milliseconds: of more words none is offered. */
const maxSuggestions = 40;
/** A compound in this many files is meant. */
const minUses = 3;
const endings = ['', 's', "'s", 'en', 'n', 'e'];

/** Words that neither the dictionary nor `_words.txt` has, and compounds one letter away from a usual one. */
export const spellingError: SiteRule = {
  name: 'spelling-error',
  severity: 'warning',
  canBeIgnored: true,
  checkSite(site) {
    const { ownWords } = site;
    if (ownWords === undefined) return [];
    const isOwn = ownWordsOf(ownWords);
    const typoOf = typoFinder(site);
    const asked = new Map<string, string | undefined>();
    const near = (word: string): string | undefined => {
      if (!asked.has(word) && asked.size < maxSuggestions)
        asked.set(word, asShortForm(word) ?? nearOwn(word, ownWords) ?? site.nearWord?.(word));
      return asked.get(word);
    };
    return [...site.spelling].flatMap(([document, { unknown, compounds }]): Finding[] => [
      ...unknown
        .filter(({ word }) => !isOwn(word))
        .map((spelled) => misspelling({ document, spelled, meant: near(spelled.word) }, site)),
      ...compounds.flatMap((word): Finding[] => {
        const meant = isOwn(word) ? undefined : typoOf(word);
        const spelled = meant && placeOfWord(parsedValue(document) ?? null, word);
        return spelled ? [misspelling({ document, spelled, meant }, site)] : [];
      }),
    ]);
  },
};

/** A word of the authors that is one typo away: one further off is mostly another word. */
function nearOwn(word: string, ownWords: ReadonlySet<string>): string | undefined {
  const near = closestName(word, ownWords);
  return near !== undefined && editDistance(word, near) <= 1 ? near : undefined;
}

/** Whether authors listed a word, or one that differs in its ending only. */
function ownWordsOf(ownWords: ReadonlySet<string>): (word: string) => boolean {
  const known = new Set([...ownWords].map(asTyped));
  return (written) => {
    const word = asTyped(written);
    return endings.some(
      (ending) => word.endsWith(ending) && known.has(word.slice(0, word.length - ending.length)),
    );
  };
}

/** With the marks of a keyboard: who adds `pto’s` of a text from Word to the list may type `pto's`, and the other way round. */
function asTyped(word: string): string {
  return withPlainLetters(word).replaceAll('’', "'").replaceAll('\u2011', '-');
}

/** Finds the usual compound that a rare one is when a letter is added: `maandbedrag` for `maanbedrag`. */
function typoFinder({ spelling }: SiteIndex): (word: string) => string | undefined {
  const uses = groupBy(
    [...spelling.values()].flatMap(({ compounds }) => compounds),
    (word) => word,
  );
  const usual = [...uses].filter(([, found]) => found.length >= minUses).map(([word]) => word);
  const byTypo = new Map(
    usual.flatMap((word) => shortened(word).map((candidate): [string, string] => [candidate, word])),
  );
  return (word) => (uses.get(word)?.length === 1 ? byTypo.get(word) : undefined);
}

/** A word without one of its letters; at the end they often distinguish two correct words. */
function shortened(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 3) },
    (_, at) => word.slice(0, at + 1) + word.slice(at + 2),
  );
}

interface Misspelling {
  document: SourceFile;
  spelled: SpelledWord;
  meant: string | undefined;
}

function misspelling({ document, spelled, meant }: Misspelling, { pagesFolder }: SiteIndex): Finding {
  const { word, written, pointer, range } = spelled;
  const better = meant === undefined ? undefined : inCaseOf(written, meant);
  const add = `zet het op een eigen regel in ${pagesFolder}/_words.txt`;
  return {
    document,
    pointer,
    range,
    group: word,
    unknownWord: word,
    message: `Het woord "${written}" staat niet in de woordenlijst.`,
    hint:
      better === undefined
        ? `Verbeter het. Is het goed gespeld? Dan ${add}.`
        : `Bedoel je "${better}"? Is het woord goed gespeld? Dan ${add}.`,
    suggestion: better,
  };
}

function inCaseOf(written: string, meant: string): string {
  return /^\p{Lu}/u.test(written) ? capitalised(meant) : meant;
}
