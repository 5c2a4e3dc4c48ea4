import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../../shared/error-code.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { decodeBytes } from './decode-text.ts';
import type { Folder } from './find-files.ts';
import { textOf } from './source-document.ts';

/** Beside the pages: words that the dictionary lacks. */
export const ownWordsFile = '_words.txt';

/** What to do about a list that cannot be read as a whole. */
const saveAsText =
  'Open het bestand in het programma waarmee het gemaakt is, en bewaar het daar als gewone tekst in UTF-8, onder dezelfde naam.';
const openIt = `Kijk of ${ownWordsFile} een gewoon bestand is en of je het mag openen.`;

/** `_words.txt` as it was read: where it is damaged, its words are unknown and nothing may be written over it. */
interface WordList {
  text: string;
  /** Why not all of it could be read, and what to do about that. */
  damage?: Pick<Diagnostic, 'rule'> & { hint: string };
}

/**
 * The words of `_words.txt`, in lower case, what follows `#` aside. Empty without the file; undefined where it cannot be
 * read, so that none of them counts as a mistake.
 */
export function readOwnWords(pagesFolder: string): Set<string> | undefined {
  const { text, damage } = readWordList(pagesFolder);
  if (damage !== undefined) return undefined;
  return new Set(text.split(/\r?\n/).flatMap(wordsOfLine));
}

/** As in texts, where a word begins and ends with a letter. */
const around = /^[^\p{L}]+|[^\p{L}\p{M}]+$/gu;

/**
 * The words of a line of `_words.txt`, in lower case: mostly one, without the marks that other lists put around it, and
 * without the soft hyphens of what was copied from a web page.
 */
export function wordsOfLine(line: string): string[] {
  const words = line
    .replace(/#.*|\u00ad/g, '')
    .toLowerCase()
    .split(/[\s,;]+/);
  return words.map((word) => word.replace(around, '')).filter((word) => word !== '');
}

/** What `_words.txt` holds, in whatever encoding Notepad or another program saved it; nothing without the file. */
export function readWordList(pagesFolder: string): WordList {
  try {
    const list = decodeBytes(readFileSync(join(pagesFolder, ownWordsFile)));
    const lost = list.problems.find(({ replacement }) => replacement === undefined);
    return {
      text: textOf(list),
      ...(lost !== undefined && { damage: { rule: lost.rule, hint: saveAsText } }),
    };
  } catch (error) {
    return {
      text: '',
      ...(errorCode(error) !== 'ENOENT' && { damage: { rule: 'unreadable', hint: openIt } }),
    };
  }
}

/** Reports a list that cannot be read as a whole. */
export function ownWordsProblems({ absolute, shown }: Folder): Diagnostic[] {
  const { damage } = readWordList(absolute);
  if (damage === undefined) return [];
  return [
    {
      ...damage,
      severity: 'error',
      file: `${shown}/${ownWordsFile}`,
      place: { pointer: '' },
      message:
        'De woordenlijst is niet helemaal te lezen, dus de spelling van de pagina’s is niet gecontroleerd.',
    },
  ];
}
