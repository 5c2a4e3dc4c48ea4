import { type Affixes, hasFlag, readAffixes } from './affixes.ts';
import { StemIndex } from './stem-index.ts';
import { tradeWords } from './trade-words.ts';

const forbidden = 'Fw';
/** Shorter words are looked up faster than they are ruled out by their length. */
const minBeyond = 13;

export interface DictionaryFiles {
  /** Bytes of the word list. */
  dic: Uint8Array;
  /** Bytes of the affix rules. */
  aff: Uint8Array;
}

/** What the package of the dictionary calls them. */
export const dictionaryFileNames: Readonly<Record<keyof DictionaryFiles, string>> = {
  dic: 'index.dic',
  aff: 'index.aff',
};

/** The stems of a Hunspell dictionary and those of the trade, with what affixes make of them. */
export class WordForms {
  readonly #stems: StemIndex;
  readonly #affixes: Affixes;
  readonly #known = new Map<string, readonly string[]>();

  constructor({ dic, aff }: DictionaryFiles) {
    this.#stems = new StemIndex(withTradeWords(dic));
    this.#affixes = readAffixes(new TextDecoder().decode(aff));
  }

  /** The flags of each way to read a word; empty when it is none. */
  of(word: string): readonly string[] {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    if (this.isBeyondWords(word)) return [];
    const written = inLettersOfList(word);
    const whole = this.#stems.flagsOf(written);
    const allowed = whole.filter((flags) => !hasFlag(flags, forbidden));
    // What the list forbids the trade may still say.
    const isForbidden = whole.length > 0 && allowed.length === 0;
    const forms = isForbidden ? [] : [...allowed, ...this.#withSuffix(written), ...this.#withPrefix(written)];
    this.#known.set(word, forms);
    return forms;
  }

  /** Whether no word that starts so is this long: of those, longer ones need not be looked up. */
  isBeyondWords(word: string): boolean {
    if (word.length < minBeyond) return false;
    const { prefixes, longestPrefix, longestSuffix } = this.#affixes;
    const written = inLettersOfList(word);
    for (let length = 0; length <= longestPrefix; length += 1) {
      if (length > 0 && !prefixes.has(written.slice(0, length))) continue;
      const base = written.slice(length, -longestSuffix);
      if (base.length <= this.#stems.longestLike(base)) return false;
    }
    return true;
  }

  #withSuffix(word: string): string[] {
    const forms: string[] = [];
    const { suffixes, longestSuffix } = this.#affixes;
    for (let length = 0; length <= Math.min(longestSuffix, word.length - 1); length += 1) {
      const base = word.slice(0, word.length - length);
      for (const { flag, strip, condition, flags } of suffixes.get(word.slice(word.length - length)) ?? []) {
        const stem = base + strip;
        if (!condition.test(stem)) continue;
        if (this.#stems.flagsOf(stem).some((of) => hasFlag(of, flag) && !hasFlag(of, forbidden)))
          forms.push(flags === '' ? inflected : flags);
      }
    }
    return forms;
  }

  #withPrefix(word: string): string[] {
    const forms: string[] = [];
    const { prefixes, longestPrefix } = this.#affixes;
    for (let length = 1; length <= Math.min(longestPrefix, word.length - 1); length += 1) {
      for (const { flag, flags } of prefixes.get(word.slice(0, length)) ?? []) {
        const rest = word.slice(length);
        const stems = [...this.#stems.flagsOf(rest), ...this.#flagsBelow(rest)];
        if (stems.some((of) => hasFlag(of, flag))) forms.push(flags);
      }
    }
    return forms;
  }

  /** The flags of the stems that a word with a suffix comes from. */
  #flagsBelow(word: string): string[] {
    const found: string[] = [];
    const { suffixes, longestSuffix } = this.#affixes;
    for (let length = 1; length <= Math.min(longestSuffix, word.length - 1); length += 1) {
      const base = word.slice(0, word.length - length);
      for (const { flag, strip, condition } of suffixes.get(word.slice(word.length - length)) ?? []) {
        const stem = base + strip;
        if (!condition.test(stem)) continue;
        found.push(...this.#stems.flagsOf(stem).filter((of) => hasFlag(of, flag)));
      }
    }
    return found;
  }
}

function withTradeWords(dic: Uint8Array): Uint8Array {
  const added = new TextEncoder().encode(`\n${inLettersOfList(tradeWords)}\n`);
  const all = new Uint8Array(dic.length + added.length);
  all.set(dic);
  all.set(added, dic.length);
  return all;
}

/** Marks a form that came of a suffix without further flags. */
const inflected = 'In';

/** The list has an ĳ of one letter. */
function inLettersOfList(word: string): string {
  return word.replaceAll('’', "'").replaceAll('ij', 'ĳ').replaceAll('IJ', 'Ĳ');
}

/** Whether a word with these flags is a noun: by its plurals and diminutives, or as one itself. */
export function isNoun(flags: string): boolean {
  return flags === inflected || /^(?:..)*[ZYC]/.test(flags);
}
