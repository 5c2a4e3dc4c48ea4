import { expect, it, vi } from 'vitest';
import { readDictionary } from '../../pipeline/1-load/read-dictionary.ts';
import { Dictionary } from './dictionary.ts';
import { StemIndex } from './stem-index.ts';

const long = 'vrachtwagenverzekeringsvoorwaarde';
const bytes = new TextEncoder();
const small = new Dictionary({
  dic: bytes.encode(`4\n${long}/CaCc\nkop\nhals\nArnhem\n`),
  aff: bytes.encode('SFX Za Y 1\nSFX Za 0 s .\n'),
});

it.each([
  ['a listed word', long, 'listed', long],
  ['one with a letter too many', `${long.slice(0, 9)}a${long.slice(9)}`, 'unknown', long],
  ['a compound of more letters than any word has', long + long, 'unknown', undefined],
  ['one with a typo', `${long}x${long}`, 'unknown', undefined],
  ['a name without its capital', 'arnhem', 'unknown', 'Arnhem'],
  ['a chain of listed words', 'kop-hals-'.repeat(8), 'unknown', undefined],
])('judges %s', (_what, word, verdict, near) => {
  expect([small.judge(word), small.near(word)]).toEqual([verdict, near]);
});

it.each([
  ['words without spaces', 'deleasemaatschappijbetaaltdevrachtwagenenjijbetaal', 40_000],
  ['words without spaces, of a page', 'deleasemaatschappijbetaalt'.repeat(200), 0],
  ['a key that was held', 'e'.repeat(5000), 0],
])('looks up few words for %s', (_what, word, most) => {
  const dutch = readDictionary();
  const lookUps = vi.spyOn(StemIndex.prototype, 'flagsOf');
  expect([dutch.judge(word), dutch.near(word)]).toEqual(['unknown', undefined]);
  expect(lookUps.mock.calls.length).toBeLessThanOrEqual(most);
});
