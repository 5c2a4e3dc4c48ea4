import { capitalised } from '../../../shared/text/capitalised.ts';
import { hasFlag } from './affixes.ts';
import {
  changedLetters,
  confusions,
  doublings,
  extraLetters,
  lostLetters,
  swappedLetters,
  undoubled,
} from './typos.ts';
import { type DictionaryFiles, isNoun, WordForms } from './word-forms.ts';

const onlyInCompound = 'Cx';
const compoundFlags = { begin: 'Ca', middle: 'Cb', end: 'Cc' } as const;
const minPart = 3;
/** A longer noun may also begin a compound where the list does not mark it: `vrachtwagenlaadklep`. */
const minLongPart = 7;
const maxParts = 4;
/** Of a shorter word, too many others are one letter away. */
const minGuess = 5;
/** In letters, more than any word has; such a run is text that lost its spaces, or a key that was held. */
const maxWord = 60;

export type Verdict = 'listed' | 'compound' | 'unknown';

/** Dutch words, from a Hunspell dictionary and those of the trade: stems, what affixes make of them, and compounds of those. */
export class Dictionary {
  readonly #forms: WordForms;

  constructor(files: DictionaryFiles) {
    this.#forms = new WordForms(files);
  }

  /** Whether a word is spelled right, as it stands or as the first of a sentence: as one listed, or made of listed ones. */
  judge(word: string): Verdict {
    if (word.length > maxWord) return 'unknown';
    const forms = casings(word);
    if (forms.some((form) => this.isListed(form))) return 'listed';
    if (forms.some((form) => this.#isCompound(form))) return 'compound';
    return word.includes('-') && this.#isHyphened(word) ? 'compound' : 'unknown';
  }

  /** Whether the dictionary has a word without compounding it. */
  isListed(word: string): boolean {
    return this.#forms.of(word).some((flags) => !hasFlag(flags, onlyInCompound));
  }

  /** The name that it is without its capital, else the word that is one typo away: by likelihood of the typo, listed words first. */
  near(word: string): string | undefined {
    if (word.length > maxWord) return undefined;
    const name = capitalised(word);
    if (name !== word && this.isListed(name)) return name;
    const likely = [...doublings(word), ...confusions(word), ...swappedLetters(word), ...lostLetters(word)];
    const isShort = word.length < minGuess;
    const nearby = new Set([...likely, ...(isShort ? [] : [...changedLetters(word), ...extraLetters(word)])]);
    const listed = [...nearby].find(
      (candidate) => this.isListed(candidate) || this.isListed(candidate.toLowerCase()),
    );
    if (listed !== undefined || isShort) return listed;
    // Where each part is a word already, another letter in one of them makes a silly word.
    const [head, tail] = this.#pairIn(word) ?? [];
    const candidates =
      head === undefined ? [...likely, ...extraLetters(word)] : [`${head}s${tail}`, `${head}n${tail}`];
    return candidates.find((candidate) => this.judge(candidate) === 'compound');
  }

  /** The two words that stand in a word, behind a hyphen perhaps. */
  #pairIn(word: string): [head: string, tail: string] | undefined {
    const last = word.lastIndexOf('-') + 1;
    if (last > 0 && this.judge(word.slice(0, last - 1)) === 'unknown') return undefined;
    for (let at = last + minPart; at <= word.length - minPart; at += 1) {
      if (this.isListed(word.slice(last, at)) && this.isListed(word.slice(at)))
        return [word.slice(0, at), word.slice(at)];
    }
    return undefined;
  }

  /** Parts of which each is a word; the last one and the first of two letters or more. */
  #isHyphened(word: string): boolean {
    const parts = word.split('-').filter((part) => part !== '');
    return (
      parts.length > 0 && parts.every((part) => /^\d+$|^.$/u.test(part) || this.judge(part) !== 'unknown')
    );
  }

  /** A word of which each part may stand there in a compound, and that does not merely sound like a listed word. */
  #isCompound(word: string): boolean {
    if (word.length < 2 * minPart || !this.#splits(word, true, 1)) return false;
    return ![...confusions(word), ...undoubled(word)].some((other) => this.isListed(other));
  }

  #splits(rest: string, isFirst: boolean, count: number): boolean {
    for (let at = minPart; at <= rest.length - minPart; at += 1) {
      const [head, tail] = [rest.slice(0, at), rest.slice(at)];
      if (this.#forms.isBeyondWords(head)) return false;
      if (!this.#mayBe(isFirst ? 'begin' : 'middle', head)) continue;
      if (this.#mayBe('end', tail)) return true;
      if (count < maxParts - 1 && this.#splits(tail, false, count + 1)) return true;
    }
    return false;
  }

  /** The list marks only some words as parts; any noun may end a compound, and a long one begin it. */
  #mayBe(place: keyof typeof compoundFlags, part: string): boolean {
    const forms = this.#forms.of(part);
    if (forms.some((flags) => hasFlag(flags, compoundFlags[place]))) return true;
    if (place !== 'end' && forms.some((flags) => hasFlag(flags, 'CA') || hasFlag(flags, 'CB'))) return true;
    return part.length > (place === 'end' ? minPart : minLongPart) && forms.some((flags) => isNoun(flags));
  }
}

/** As written, and as in the middle of a sentence. */
function casings(word: string): string[] {
  // At the start of a sentence "één" may lose one of its accents.
  const small = word.toLowerCase().replace(/^e(?=é)/, 'é');
  return small === word ? [word] : [word, small, capitalised(small)];
}
