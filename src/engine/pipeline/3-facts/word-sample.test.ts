import { expect, it } from 'vitest';
import { sampleWords } from './word-sample.ts';

it.each([
  ['', 0],
  ['Bel ons.', 2],
  ['km/u', 2],
  ['voor €40', 2],
  ['Univé, zo…', 2],
  ['4x4', 1],
])('counts the words of "%s"', (text, count) => {
  expect(sampleWords([text]).count).toBe(count);
});

it('hears no capitals and no marks', () => {
  expect(sampleWords(['Bel ons, of mail ons.'])).toEqual(sampleWords(['bel ONS of mail: ons']));
});

it('keeps the sample of a long text small', () => {
  const text = Array.from({ length: 5000 }, (_, index) => `woord${index}`).join(' ');
  const { count, sample } = sampleWords([text]);
  expect(count).toBe(5000);
  expect(sample.length).toBeGreaterThan(15);
  expect(sample.length).toBeLessThan(100);
});

it('takes samples that texts which share their words share too', () => {
  const words = Array.from({ length: 400 }, (_, index) => `woord${index}`);
  const one = sampleWords([words.join(' ')]);
  const other = sampleWords([words.slice(200).join(' '), words.slice(0, 200).join(' ')]);
  const shared = one.sample.filter((row) => other.sample.includes(row));
  expect(shared.length).toBeGreaterThan(one.sample.length * 0.8);
});
