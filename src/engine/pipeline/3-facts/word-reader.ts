import type { TextPlace } from '../../json/each-text.ts';
import type { SourceFile } from '../1-load/source-document.ts';

/** A text that visitors read, as the author wrote it. */
export interface AuthoredText {
  pointer: string;
  /** The name of the field; a text in a list has the name of the list. */
  key: string;
  text: string;
}

/** What the words in the blocks of a document amount to. */
export interface DocumentWords {
  count: number;
  /** Hashes of different rows of four words, those below `limit`, lowest first: equal texts give equal samples. */
  sample: number[];
  /** From 0 to 2^31; lower for longer texts, so that a sample never grows large. */
  limit: number;
}

export const noWords: DocumentWords = { count: 0, sample: [], limit: 2 ** 31 };
/** The words of a document among those of a site; none for a document that is not there. */
export function wordsOf(
  document: SourceFile | undefined,
  words: ReadonlyMap<SourceFile, DocumentWords>,
): DocumentWords {
  return (document && words.get(document)) ?? noWords;
}

const largestSample = 64;

/** Stands for any word that begins with a digit. */
export const anyNumber = '0-9';

/** What one document's texts came to. */
export interface ReadWords extends DocumentWords {
  /** The texts that hold a watched word, by that word. */
  texts: ReadonlyMap<string, readonly AuthoredText[]>;
}

/** As a signed number, which is what all others are: a loop over numbers of one kind is twice as fast. */
const hashStart = 0x811c9dc5 | 0;
const hashFactor = 0x01000193;

/** Marks that are words too, by their codes. */
const marks = new Map(['#', '$', '*', '<', '[', '{', '€', '…'].map((mark) => [mark.charCodeAt(0), mark]));
const comma = 44;
const point = 46;

/**
 * For each character its code, in small letters, when words are made of it, else 0. Accented letters and those of other
 * scripts count; typographic marks come after them.
 */
const wordCodes = Uint16Array.from({ length: 0x10000 }, (_, code) => {
  if (code >= 128) return code >= 0xc0 && code < 0x2000 ? code : 0;
  const character = String.fromCharCode(code);
  return /[a-z0-9]/i.test(character) ? character.toLowerCase().charCodeAt(0) : 0;
});

function hashOf(word: string): number {
  let hash = hashStart;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), hashFactor);
  return hash;
}

/** A number below 2^31 for four words in a row, with its high bits as well mixed as its low ones. */
function rowHash(first: number, second: number, third: number, fourth: number): number {
  const row = Math.imul(Math.imul(Math.imul(first, 31) + second, 31) + third, 31) + fourth;
  return Math.imul(row ^ (row >>> 15), 0x2c1b3c6d) >>> 1;
}

/**
 * Reads the texts of a document once, word by word, and notes which texts hold a watched word. All rules about words
 * share this one pass over millions of characters; each then looks closely at the few texts that can concern it.
 * Watched words are in small letters; the `marks` are words too, and so is `anyNumber`.
 */
export class WordReader {
  readonly #watched: Map<number, string>;
  /** A quick no for nearly all words, by the low bits of their hash. */
  readonly #possible = new Uint8Array(1 << 14);
  #texts = new Map<string, AuthoredText[]>();
  /** The text that is being read, once a watched word was found in it. */
  #authored: AuthoredText | undefined;
  #count = 0;
  readonly #rows: number[] = [];

  constructor(watchedWords: Iterable<string>) {
    this.#watched = new Map([...watchedWords].map((word) => [hashOf(word), word]));
    for (const hash of this.#watched.keys()) this.#possible[hash & 0x3fff] = 1;
  }

  /** What was read since the last time. */
  finish(): ReadWords {
    let { limit } = noWords;
    for (let left = this.#rows.length; left > largestSample; left /= 2) limit /= 2;
    const sample = [...new Set(this.#rows.filter((hash) => hash < limit))].sort((one, other) => one - other);
    const read = { count: this.#count, sample, limit, texts: this.#texts };
    this.#count = 0;
    this.#rows.length = 0;
    this.#texts = new Map();
    return read;
  }

  /** Reads a text; `counts` tells whether its words are among those of the document. */
  read(text: string, key: string, place: TextPlace, counts: boolean): void {
    this.#authored = undefined;
    const rows = this.#rows;
    const { length } = text;
    let words = 0;
    let first = 0;
    let second = 0;
    let third = 0;
    let hash = hashStart;
    for (let at = 0; at <= length; at += 1) {
      const written = at === length ? 0 : text.charCodeAt(at);
      const code = wordCodes[written] ?? 0;
      if (code !== 0) {
        if (hash === hashStart && code <= 57) this.#note(anyNumber, text, key, place);
        hash = Math.imul(hash ^ code, hashFactor);
        continue;
      }
      if (hash !== hashStart) {
        words += 1;
        if (this.#possible[hash & 0x3fff] === 1) {
          const word = this.#watched.get(hash);
          if (word !== undefined) this.#note(word, text, key, place);
        }
        if (counts && words > 3) rows.push(rowHash(first, second, third, hash));
        first = second;
        second = third;
        third = hash;
        hash = hashStart;
      }
      // None of the characters that end nearly every word is a mark.
      if (written < 35 || written === comma || written === point) continue;
      const mark = marks.get(written);
      if (mark !== undefined) this.#note(mark, text, key, place);
    }
    if (counts) this.#count += words;
  }

  #note(word: string, text: string, key: string, place: TextPlace): void {
    this.#authored ??= { pointer: place.pointer(), key, text };
    const texts = this.#texts.get(word);
    if (texts === undefined) this.#texts.set(word, [this.#authored]);
    else if (texts.at(-1) !== this.#authored) texts.push(this.#authored);
  }
}
