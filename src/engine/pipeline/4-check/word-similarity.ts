import type { DocumentWords } from '../3-facts/word-sample.ts';

/** Jaccard similarity of two documents, from 0 to 1, estimated below the lower limit of both samples. */
export function similarity(one: DocumentWords, other: DocumentWords): number {
  const limit = Math.min(one.limit, other.limit);
  let shared = 0;
  let different = 0;
  let [at, otherAt] = [0, 0];
  for (;;) {
    const [row = limit, otherRow = limit] = [one.sample[at], other.sample[otherAt]];
    const lowest = Math.min(row, otherRow);
    if (lowest >= limit) return shared / Math.max(1, different);
    different += 1;
    if (row === otherRow) shared += 1;
    if (row === lowest) at += 1;
    if (otherRow === lowest) otherAt += 1;
  }
}
