import { expect, it } from 'vitest';
import { eachText } from '../../json/each-text.ts';
import type { JsonValue } from '../../json/json-value.ts';
import { anyNumber, type ReadWords, WordReader } from './word-reader.ts';

function wordsIn(value: JsonValue, watched: string[]): ReadWords {
  const reader = new WordReader(watched);
  eachText(value, (text, key, place) => reader.read(text, key, place, place.section() === 'blocks'));
  return reader.finish();
}

it.each([
  ['Bel ons.', 'bel'],
  ['UW bus', 'uw'],
  ['km/u', 'u'],
  ['Univé', 'univé'],
  ['voor €40', '€'],
  ['op 3 mei', anyNumber],
  ['4x4', anyNumber],
  ['zo…', '…'],
])('finds in "%s" the word %s', (text, word) => {
  const { texts } = wordsIn({ blocks: [{ title: text }] }, [word]);
  expect(texts.get(word)).toEqual([{ pointer: '/blocks/0/title', key: 'title', text }]);
});

it.each([
  ['Beleid', 'bel'],
  ['auw', 'uw'],
  ['A4', anyNumber],
])('does not find in "%s" the word %s', (text, word) => {
  expect(wordsIn({ title: text }, [word]).texts.size).toBe(0);
});

it('notes a text with a word that stands in it twice once', () => {
  expect(wordsIn({ title: 'een twee een' }, ['een', 'twee']).texts.get('een')).toHaveLength(1);
});

it('counts the words in the blocks, and keeps the sample of a long page small', () => {
  const text = Array.from({ length: 5000 }, (_, index) => `woord${index}`).join(' ');
  const { count, sample } = wordsIn({ metadata: { title: 'niet dit' }, blocks: [{ text }] }, []);
  expect(count).toBe(5000);
  expect(sample.length).toBeGreaterThan(15);
  expect(sample.length).toBeLessThan(100);
});
