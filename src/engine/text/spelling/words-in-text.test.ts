import { expect, it } from 'vitest';
import { wordsInText } from './words-in-text.ts';

it.each([
  ['Lees [de gids](/gids/leasen) even', ['Lees', 'de', 'gids', 'even']],
  ['Zie [uitleg](https://nl.wikipedia.org/wiki/Lease_(auto)) of niet', ['Zie', 'uitleg', 'of', 'niet']],
  [
    'Een vracht\u00adwagen\u00adheffing met o\u0301ver\u00adleg',
    ['Een', 'vrachtwagenheffing', 'met', 'o\u0301verleg'],
  ],
])('finds the words of %j, and none of an address', (text, words) => {
  expect(wordsInText(text).map(({ word }) => word)).toEqual(words);
});

it('passes over many links that never end at once', () => {
  // Sought to its end from each place, this takes minutes, longer than any test may.
  expect(wordsInText(']('.repeat(300_000))).toEqual([]);
});
