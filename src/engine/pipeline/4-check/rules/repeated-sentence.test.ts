import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { startingTexts } from '../../../text/starting-texts.ts';
import { repeatedSentence } from './repeated-sentence.ts';

const sentence = 'Je kiest zelf het merk en de opbouw.';

function reportOn(one: string, other: string): string[] {
  return reportOf(repeatedSentence, {
    'a.json': { blocks: [{ text: one }] },
    'b.json': { blocks: [{ text: other }] },
  });
}

it.each([
  ['between others', `Rijden in de stad. ${sentence} Tot slot.`],
  ['with other capitals and marks', 'Je kiest **zelf** het merk, en de Opbouw!'],
])('reports a sentence of another page %s, at its words', (_what, text) => {
  const found = text.match(/Je .*?[.!]/)?.[0];
  expect(reportOn(sentence, text)).toEqual([
    `pages/b.json#/blocks/0/text "${found}" (warning) Deze zin staat ook in "pages/a.json". Zeg het hier in eigen woorden, of zet wat gelijk is in een gedeeld blok (pages/_shared).`,
  ]);
});

it('reports two sentences once', () => {
  const text = `${sentence} De banden tellen mee in het bedrag.`;
  expect(reportOn(text, text)).toEqual([
    expect.stringContaining('Deze zin en 1 andere staan ook in "pages/a.json".'),
  ]);
});

it.each([
  ['of few words', 'Vraag een offerte aan.'],
  ['that new pages begin with', startingTexts.equipment.card],
])('accepts a sentence %s', (_what, text) => {
  expect(reportOn(text, text)).toEqual([]);
});

it('accepts a sentence that a page says twice', () => {
  expect(reportOn(`${sentence} ${sentence}`, '')).toEqual([]);
});
