import { memoized } from '../memoized.ts';
import { dutchSound } from '../text/dutch-sound.ts';
import { editDistance } from '../text/edit-distance.ts';
import { plainWords } from '../text/plain-words.ts';

/** A page or a part of one, as visitors find it: an element of `search.data.json`. */
export interface SearchEntry {
  /** Of a part with its anchor. */
  path: string;
  title: string;
  /** One line about a page; what a part says. */
  description: string;
  /** What people call it too. */
  synonyms?: string[];
  /** Of a page: what its author wants it found by. */
  keywords?: string[];
  /** What it says besides. */
  terms?: string[];
  /** Of a part: the name of its page. */
  page?: string;
}

/** What one word counts for, by where it stands. */
const weights = { title: 4, synonyms: 3, keywords: 1.5, terms: 1.25, description: 1 } as const;

/** The share of that in a part of a page: a visitor who looks for a machine wants its page first. */
const partShare = 0.6;

/**
 * The share of that again for one whose title says much more than was asked: a page with that keyword ranks before it.
 */
const besidesShare = 0.6;

/** Pages far behind the best one are noise. */
const minShare = 0.5;

const maxHits = 8;
const maxPartsOfPage = 2;

/** Words that say nothing about what is wanted. */
const idleWords: ReadonlySet<string> = new Set(
  'aan als bij dan dat de die een en er hebben heb het hoe hoeveel ik in is je kan kun kunnen lease leasen mag met moet mijn naar niet of om ook op over te tot uit van voor waar wat welk welke wie wij wil willen zoek zoeken'.split(
    ' ',
  ),
);

/**
 * The pages and their parts that a visitor may mean, best first. Understands other forms of a word, spelling by ear,
 * parts of words and compounds, and typing errors in what stands nowhere as it was typed; of several words the rarest
 * counts most. Nothing for letters on their own.
 */
export function searchPages(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  // As people type `code95`; not `C1`, which is a word.
  const spaced = query.replace(/(?<=\p{L}{3})(?=\d)/gu, ' ');
  const typed = [...new Set(plainWords(spaced))];
  const asked = typed.some((word) => word.length > 1) ? typed : [];
  const telling = asked.filter((word) => !idleWords.has(word));
  const scores = entries.map(() => 0);
  const fields = entries.map(fieldsOf);
  const allWords = fields.flatMap(({ words }) => words.map(([word]) => word));
  for (const word of telling.length > 0 ? telling : asked) {
    const isNamed = allWords.includes(word);
    const isKnown = allWords.some((other) => other.includes(word) || isAlikeByEar(other, word));
    const found = scoresOf(fields, (other, isPart) =>
      Math.max(
        likeness(word, other),
        // Not in running text, where `kies` would be a part of `cookies`.
        !isPart && !isNamed && isInCompound(other, word) ? 0.5 : 0,
        isKnown ? 0 : misspeltLikeness(word, other),
      ),
    );
    const pages = found.filter((score) => score > 0).length;
    const rarity = Math.log(1 + entries.length / Math.max(1, pages));
    found.forEach((score, index) => {
      scores[index] = (scores[index] ?? 0) + score * rarity;
    });
  }
  const best = Math.max(...scores);
  return (
    entries
      .map((entry, index) => ({ entry, score: scores[index] ?? 0 }))
      .filter(({ score }) => score > 0 && score >= best * minShare)
      .map(({ entry, score }) => {
        const words = plainWords(entry.title).length;
        const saysMore = entry.page !== undefined && words > 2 * asked.length;
        return { entry, words, score: saysMore ? score * besidesShare : score };
      })
      // Of two that are as good, the one whose title says less besides.
      .sort((one, other) => other.score - one.score || one.words - other.words)
      .map(({ entry }) => entry)
      .filter(uncrowded())
      .slice(0, maxHits)
  );
}

/** Keeps the first few parts of each page, so that one page does not fill the list. */
function uncrowded(): (entry: SearchEntry) => boolean {
  const counts = new Map<string, number>();
  return ({ page }) => {
    if (page === undefined) return true;
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= maxPartsOfPage;
  };
}

type WeightedWord = readonly [word: string, weight: number];

interface Fields {
  words: WeightedWord[];
  isPart: boolean;
}

/** Memoized: typing asks again with each letter. */
const fieldsOf = memoized(readFields, new WeakMap());

function readFields({
  title,
  synonyms = [],
  keywords = [],
  terms = [],
  description,
  page,
}: SearchEntry): Fields {
  const isPart = page !== undefined;
  const weigh = (text: string, weight: number): WeightedWord[] =>
    plainWords(text).map((word) => [word, isPart ? weight * partShare : weight]);
  return {
    isPart,
    words: [
      ...weigh(title, weights.title),
      ...weigh(synonyms.flatMap(asOneWordToo).join(' '), weights.synonyms),
      ...weigh(keywords.join(' '), weights.keywords),
      ...weigh(terms.join(' '), weights.terms),
      ...weigh(description, weights.description),
    ],
  };
}

/** A name of a few words, also as people write it: `minishovel` is the same name as `mini shovel`. */
function asOneWordToo(name: string): string[] {
  return [name, plainWords(name).join('')];
}

/** The best score of each entry for one wanted word. */
function scoresOf(
  fields: readonly Fields[],
  likenessOf: (word: string, isPart: boolean) => number,
): number[] {
  const inPages = memoized((word: string) => likenessOf(word, false));
  const inParts = memoized((word: string) => likenessOf(word, true));
  return fields.map(({ words, isPart }) =>
    Math.max(0, ...words.map(([word, weight]) => (isPart ? inParts : inPages)(word) * weight)),
  );
}

/** How much a word is like the wanted one, from 0 to 1. */
function likeness(wanted: string, word: string): number {
  // A letter on its own, as in `rijbewijs C`, only chooses among what other words find.
  if (wanted.length === 1) return word === wanted ? 0.3 : 0;
  if (word === wanted) return 1;
  if (isAlikeByEar(word, wanted)) return 0.9;
  if (word.startsWith(wanted)) return wanted.length > 2 ? 0.8 : 0.3;
  if (wanted.length <= 3 || !word.includes(wanted)) return 0;
  // The end of a compound says what it is: a `bouwmachine` is a machine, a `machinetransporter` is none.
  return word.endsWith(wanted) ? 0.7 : 0.6;
}

/** At an end of it, or long: `over` is no part of `toverdrank`. `verzekeringen` is one of `bestelautoverzekering`. */
function isInCompound(word: string, compound: string): boolean {
  if (idleWords.has(word)) return false;
  const [part, whole] = word.length > 7 ? [dutchSound(word), dutchSound(compound)] : [word, compound];
  const isAtEnd = part.length > 3 && (whole.startsWith(part) || whole.endsWith(part));
  return isAtEnd || (part.length > 6 && whole.includes(part));
}

/** A letter on its own, as in `rijbewijs C`, sounds like too much. */
function isAlikeByEar(word: string, wanted: string): boolean {
  return word.length > 1 && dutchSound(word) === dutchSound(wanted);
}

function misspeltLikeness(wanted: string, word: string): number {
  const errors = wanted.length > 7 ? 2 : wanted.length > 4 ? 1 : 0;
  if (errors === 0 || Math.abs(word.length - wanted.length) > errors) return 0;
  const edits = editDistance(wanted, word);
  // Rather the whole word with an error than a part of it.
  return edits > errors ? 0 : 0.6 - edits / 25;
}
