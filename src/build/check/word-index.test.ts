import { expect, it } from 'vitest';
import type { JsonValue, SourceDocument } from '../load/source-document.ts';
import { eachText } from './each-text.ts';
import { anyNumber, WordReader } from './word-index.ts';

function readerOf(value: JsonValue, watched: string[]): { reader: WordReader; document: SourceDocument } {
  const document: SourceDocument = {
    kind: 'page',
    file: 'a.json',
    absoluteFile: '/a.json',
    name: '/a',
    text: '',
    value,
  };
  const reader = new WordReader(watched);
  reader.open(document);
  eachText(value, (text, key, place) => reader.read(text, key, place));
  reader.close();
  return { reader, document };
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
  const { reader } = readerOf({ blocks: [{ title: text }] }, [word]);
  expect(reader.index.textsWith([word])).toEqual([
    expect.objectContaining({ pointer: '/blocks/0/title', key: 'title', text }),
  ]);
});

it.each([
  ['Beleid', 'bel'],
  ['auw', 'uw'],
  ['A4', anyNumber],
])('does not find in "%s" the word %s', (text, word) => {
  expect(readerOf({ title: text }, [word]).reader.index.textsWith([word])).toEqual([]);
});

it('gives a text with several words once', () => {
  const { reader } = readerOf({ title: 'een twee een' }, ['een', 'twee']);
  expect(reader.index.textsWith(['een', 'twee'])).toHaveLength(1);
});

it('counts the words in the blocks, and keeps the sample of a long page small', () => {
  const text = Array.from({ length: 5000 }, (_, index) => `woord${index}`).join(' ');
  const { reader, document } = readerOf({ metadata: { title: 'niet dit' }, blocks: [{ text }] }, []);
  const { count, sample } = reader.index.wordsOf(document);
  expect(count).toBe(5000);
  expect(sample.length).toBeGreaterThan(15);
  expect(sample.length).toBeLessThan(100);
});
