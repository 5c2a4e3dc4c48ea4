import { expect, it } from 'vitest';
import { refuseUnusedWords } from './unused-words.ts';

it.each([
  ['erase', ['a@b.nl', 'c@d.nl'], 'c@d.nl'],
  ['purge', ['a@b.nl'], 'a@b.nl'],
  ['done', ['1', '2'], '2'],
  ['list', ['csv'], 'csv'],
])('refuses what "%s" would pass over', (name, words, unused) => {
  expect(() => refuseUnusedWords(name, words)).toThrow(`"${unused}" hoort hier niet: achter "${name}" staat`);
});

it.each([
  ['erase', ['a@b.nl']],
  ['retry', []],
  ['note', ['1', 'Gebeld,', 'offerte', 'volgt']],
])('takes what "%s" uses', (name, words) => {
  expect(() => refuseUnusedWords(name, words)).not.toThrow();
});
