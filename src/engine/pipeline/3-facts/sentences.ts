import type { TextRange } from '../../diagnostics/diagnostic.ts';
import { textsOfNewPages } from '../../text/starting-texts.ts';
import type { AuthoredText } from './authored-texts.ts';
import { wordHashes } from './word-sample.ts';

/** A sentence in a text of a block. */
export interface Sentence {
  pointer: string;
  /** In the text. */
  start: number;
  end: number;
  /** Equal for the same words. */
  key: number;
}

/** Shorter ones are the same by chance. */
const minWords = 6;

/** Pages of one kind may have the same headings. */
const headings: ReadonlySet<string> = new Set(['title', 'allTitle', 'question']);

/** The sentences in texts that its author wrote: texts of `npm run new-page` stand on every new page. */
export function sentencesIn(texts: readonly AuthoredText[]): Sentence[] {
  return texts
    .filter(({ text, key }) => !headings.has(key) && !textsOfNewPages.has(text))
    .flatMap(({ text, pointer }) =>
      rangesIn(text).map(({ start, end }) => ({
        pointer,
        start,
        end,
        hashes: wordHashes(text.slice(start, end)),
      })),
    )
    .filter(({ hashes }) => hashes.length >= minWords)
    .map(({ hashes, ...place }) => ({ ...place, key: combined(hashes) }));
}

/** Where sentences stand; found by their ends, which takes no longer for a text without. */
function rangesIn(text: string): TextRange[] {
  let start = 0;
  return Array.from(text.matchAll(/[.!?](?=\s|$)/g), ({ index }) => {
    const before = text.slice(start, index).search(/\S|$/);
    const range = { start: start + before, end: index + 1 };
    start = range.end;
    return range;
  });
}

/** 53 bits of two hashes. */
function combined(hashes: readonly number[]): number {
  let [high, low] = [0, 0];
  for (const hash of hashes) {
    high = Math.imul(high, 31) + hash;
    low = Math.imul(low, 0x2c1b3c6d) ^ hash;
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
