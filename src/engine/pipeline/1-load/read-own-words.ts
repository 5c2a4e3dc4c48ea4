import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeBytes } from './decode-text.ts';
import { textOf } from './source-document.ts';

/** Beside the pages: words that the dictionary lacks. */
export const ownWordsFile = '_words.txt';

/** The words of `_words.txt`, in lower case: one a line, what follows `#` aside. Empty without the file. */
export function readOwnWords(pagesFolder: string): Set<string> {
  return new Set(
    ownWordsText(pagesFolder)
      .split(/\r?\n/)
      .map(wordOfLine)
      .filter((word) => word !== ''),
  );
}

/** The word of a line of `_words.txt`, in lower case; empty when there is none. */
export function wordOfLine(line: string): string {
  return line.replace(/#.*/, '').trim().toLowerCase();
}

/** The text of `_words.txt`, in whatever encoding Notepad or another program saved it; empty without the file. */
export function ownWordsText(pagesFolder: string): string {
  try {
    return textOf(decodeBytes(readFileSync(join(pagesFolder, ownWordsFile))));
  } catch {
    return '';
  }
}
