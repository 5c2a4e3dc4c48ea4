import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type DecodedBytes, decodeBytes } from './decode-text.ts';
import type { Folder } from './find-files.ts';
import { textOf } from './source-document.ts';

/** Beside the pages: words that the dictionary lacks. */
export const ownWordsFile = '_words.txt';

/** What to do about a list that cannot be read as a whole. */
export const saveAsText =
  'Open het bestand in het programma waarmee het gemaakt is, en bewaar het daar als gewone tekst in UTF-8, onder dezelfde naam.';

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

/** Reports a list that cannot be read as a whole, as its words are then reported where pages use them. */
export function ownWordsProblems({ absolute, shown }: Folder): Diagnostic[] {
  const { isDamaged, problems = [] } = readWordList(absolute) ?? {};
  if (!isDamaged) return [];
  return problems
    .filter(({ replacement }) => replacement === undefined)
    .map(({ rule }) => ({
      rule,
      severity: 'error',
      file: `${shown}/${ownWordsFile}`,
      place: { pointer: '' },
      message: 'De woordenlijst is niet helemaal te lezen, dus woorden die erin staan gelden als onbekend.',
      hint: saveAsText,
    }));
}
