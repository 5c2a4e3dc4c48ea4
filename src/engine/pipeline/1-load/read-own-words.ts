import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DecodedBytes, decodeBytes } from './decode-text.ts';
import { textOf } from './source-document.ts';

/** Beside the pages: words that the dictionary lacks. */
export const ownWordsFile = '_words.txt';

/** The words of `_words.txt`, in lower case: one a line, what follows `#` aside. Empty without the file. */
export function readOwnWords(pagesFolder: string): Set<string> {
  const list = readWordList(pagesFolder);
  const words = list === undefined ? [] : textOf(list).split(/\r?\n/).map(wordOfLine);
  return new Set(words.filter((word) => word !== ''));
}

/** The word of a line of `_words.txt`, in lower case; empty when there is none. */
export function wordOfLine(line: string): string {
  return line.replace(/#.*/, '').trim().toLowerCase();
}

/** What `_words.txt` holds, in whatever encoding Notepad or another program saved it; undefined where it cannot be opened. */
export function readWordList(pagesFolder: string): DecodedBytes | undefined {
  try {
    return decodeBytes(readFileSync(join(pagesFolder, ownWordsFile)));
  } catch {
    return undefined;
  }
}
