import type { SourceFile } from '../1-load/source-document.ts';

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

const maxSample = 64;

/** FNV-1a, as a signed number. */
const hashStart = 0x811c9dc5 | 0;
const hashFactor = 0x01000193;

/**
 * For each character its code, in small letters, when words are made of it, else 0. Accented letters and those of other
 * scripts count; typographic marks come after them.
 */
const wordCodes = Uint16Array.from({ length: 0x10000 }, (_, code) => {
  if (code >= 128) return code >= 0xc0 && code < 0x2000 ? code : 0;
  const character = String.fromCharCode(code);
  return /[a-z0-9]/i.test(character) ? character.toLowerCase().charCodeAt(0) : 0;
});

/** Counts the words of some texts and takes a sample of what they say (shingles of four words). */
export function sampleWords(texts: Iterable<string>): DocumentWords {
  const shingles: number[] = [];
  let count = 0;
  for (const text of texts) {
    const hashes = wordHashes(text);
    count += hashes.length;
    for (let at = 3; at < hashes.length; at += 1) shingles.push(shingleHash(hashes, at - 3));
  }
  if (count === 0) return noWords;
  let { limit } = noWords;
  for (let left = shingles.length; left > maxSample; left /= 2) limit /= 2;
  const sample = [...new Set(shingles.filter((hash) => hash < limit))].sort((one, other) => one - other);
  return { count, sample, limit };
}

function wordHashes(text: string): number[] {
  const hashes: number[] = [];
  let hash = hashStart;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at === text.length ? 0 : (wordCodes[text.charCodeAt(at)] ?? 0);
    if (code !== 0) hash = Math.imul(hash ^ code, hashFactor);
    else if (hash !== hashStart) {
      hashes.push(hash);
      hash = hashStart;
    }
  }
  return hashes;
}

/** A number below 2^31 for the four words from `start` on, with its high bits as well mixed as its low ones. */
function shingleHash(hashes: readonly number[], start: number): number {
  let row = 0;
  for (let at = start; at < start + 4; at += 1) row = Math.imul(row, 31) + (hashes[at] ?? 0);
  return Math.imul(row ^ (row >>> 15), 0x2c1b3c6d) >>> 1;
}
