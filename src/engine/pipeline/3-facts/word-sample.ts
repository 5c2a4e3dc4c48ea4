import type { SourceFile } from '../1-load/source-document.ts';

/** Word count and MinHash sketch of a document's blocks. */
export interface DocumentWords {
  count: number;
  /** Distinct hashes of four-word shingles below `limit`, ascending; equal texts give equal samples. */
  sample: number[];
  /** At most 2^31; halves with length, which bounds the sample. */
  limit: number;
}

const noWords: DocumentWords = { count: 0, sample: [], limit: 2 ** 31 };

/** The sketch of a document; empty when absent. */
export function wordsOf(
  document: SourceFile | undefined,
  words: ReadonlyMap<SourceFile, DocumentWords>,
): DocumentWords {
  return (document && words.get(document)) ?? noWords;
}

const maxSample = 64;

/** FNV-1a, 32 bits signed. */
const hashStart = 0x811c9dc5 | 0;
const hashFactor = 0x01000193;

/**
 * Lower-case code of each word character, else 0. Letters of all scripts count, typographic marks (U+2000 and
 * up) do not.
 */
const wordCodes = Uint16Array.from({ length: 0x10000 }, (_, code) => {
  if (code >= 128) return code >= 0xc0 && code < 0x2000 ? code : 0;
  const character = String.fromCharCode(code);
  return /[a-z0-9]/i.test(character) ? character.toLowerCase().charCodeAt(0) : 0;
});

/** Counts words and samples shingles of four words. */
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

/** A hash of each word, the same for capitals and marks around it. */
export function wordHashes(text: string): number[] {
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

/** Mixed hash below 2^31 of the four words from `start`. */
function shingleHash(hashes: readonly number[], start: number): number {
  let row = 0;
  for (let at = start; at < start + 4; at += 1) row = Math.imul(row, 31) + (hashes[at] ?? 0);
  return Math.imul(row ^ (row >>> 15), 0x2c1b3c6d) >>> 1;
}
