import { memoized } from '../../../shared/memoized.ts';
import { listAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import { parsedValue } from '../1-load/parse-document.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import { authoredTexts } from '../3-facts/authored-texts.ts';
import { isProse } from '../3-facts/prose-fields.ts';
import { wordHashes } from '../3-facts/word-sample.ts';

/** Number of words of a shared block on a page that takes these rows of it, by key. */
export function takenWords(shared: SourceFile, only: readonly string[]): number {
  const words = wordsByRow(shared);
  return ['', ...only].reduce((sum, key) => sum + (words.get(key) ?? 0), 0);
}

/** Number of words by key of a row, and around the rows by an empty one; many pages take rows of one block. */
const wordsByRow = memoized((shared: SourceFile): ReadonlyMap<string, number> => {
  const value = parsedValue(shared) ?? null;
  const keys = listAt(value, 'items').map((row) => stringOrEmptyAt(row, 'key'));
  const words = new Map<string, number>();
  for (const { text, key, pointer } of authoredTexts(value)) {
    if (!isProse(key)) continue;
    const row = keys[Number(/^\/items\/(\d+)\//.exec(pointer)?.[1])] ?? '';
    words.set(row, (words.get(row) ?? 0) + wordHashes(text).length);
  }
  return words;
}, new WeakMap());
