import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { FieldName } from '../../../shared/page/field-name.ts';
import type { TextRange } from '../../diagnostics/diagnostic.ts';
import { textsOfNewPages } from '../../text/starting-texts.ts';
import { type AuthoredText, authoredTexts } from './authored-texts.ts';
import { wordHashes } from './word-sample.ts';

/** A sentence in a text of a block. */
interface Sentence {
  pointer: string;
  /** In the text. */
  range: TextRange;
  /** 53 bits, equal for the same words. */
  hash: number;
}

/** Shorter ones are the same by chance. */
const minWords = 6;

/** Pages of one kind may have the same headings. */
const headings: ReadonlySet<string> = new Set<FieldName>(['title', 'allTitle', 'question']);

/** Hashes of the sentences that a page's author wrote: texts of `npm run new-page` stand on every new page. */
export function sentenceHashes(texts: readonly AuthoredText[]): number[] {
  return sentencesIn(texts).map(({ hash }) => hash);
}

/** Where each of a page's sentences stands first, by its hash. */
export function placesOfSentences(page: JsonValue): ReadonlyMap<number, Omit<Sentence, 'hash'>> {
  const places = new Map<number, Omit<Sentence, 'hash'>>();
  for (const { hash, ...place } of sentencesIn(authoredTexts(page))) {
    if (!places.has(hash)) places.set(hash, place);
  }
  return places;
}

function sentencesIn(texts: readonly AuthoredText[]): Sentence[] {
  return texts
    .filter(({ text, key, isProse, pointer }) => {
      const isOfBlock = isProse && pointer.startsWith('/blocks/');
      return isOfBlock && !headings.has(key) && !textsOfNewPages.has(text);
    })
    .flatMap(({ text, pointer }) =>
      rangesIn(text).flatMap((range): Sentence[] => {
        const words = wordHashes(text.slice(range.start, range.end));
        return words.length < minWords ? [] : [{ pointer, range, hash: combined(words) }];
      }),
    );
}

const marksAtEnd = /[.!?](?=\s|$)\s*/g;

/** Where sentences stand; found by their ends, which takes no longer for a text without. */
function rangesIn(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  let start = text.search(/\S|$/);
  marksAtEnd.lastIndex = start;
  for (let mark = marksAtEnd.exec(text); mark !== null; mark = marksAtEnd.exec(text)) {
    ranges.push({ start, end: mark.index + 1 });
    start = marksAtEnd.lastIndex;
  }
  return ranges;
}

function combined(hashes: readonly number[]): number {
  let [high, low] = [0, 0];
  for (const hash of hashes) {
    high = Math.imul(high, 31) + hash;
    low = Math.imul(low, 0x2c1b3c6d) ^ hash;
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
