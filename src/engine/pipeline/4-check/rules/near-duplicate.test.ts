import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonObject } from '../../../../shared/json/json-value.ts';
import { nearDuplicate } from './near-duplicate.ts';

/** `count` words of its own for each seed, always the same ones. */
function words(seed: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `w${seed}x${index}`).join(' ');
}

const page = (text: string, fields: JsonObject = {}): JsonObject => ({
  ...fields,
  blocks: [{ type: 'hero', text }],
});

it.each([60, 300, 3000])('finds a copy of a page of %i words', (count) => {
  const files = {
    'a.json': page(words(1, count)),
    'b.json': page(words(2, count)),
    'c.json': page(words(2, count)),
  };
  expect(reportOf(nearDuplicate, files)).toEqual([
    'pages/c.json#/blocks (warning) Deze pagina lijkt voor ongeveer 100% op "pages/b.json". Schrijf wat deze pagina anders maakt, of zet wat gelijk is in een gedeeld blok (pages/_shared).',
  ]);
});

it.each([
  [90, 1],
  [40, 0],
])('when %i of 100 parts are equal, reports %i', (equal, expected) => {
  const own = (seed: number): string => words(seed, (100 - equal) * 10);
  const files = {
    'a.json': page(`${words(0, equal * 10)} ${own(1)}`),
    'b.json': page(`${words(0, equal * 10)} ${own(2)}`),
  };
  expect(reportOf(nearDuplicate, files)).toHaveLength(expected);
});

it('finds the copy among pages that share a part with many others', () => {
  const files = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [
      `p${String(index).padStart(2, '0')}.json`,
      page(`${words(0, 300)} ${words(index === 19 ? 18 : index, 400)}`),
    ]),
  );
  expect(reportOf(nearDuplicate, files).map((line) => line.split('#')[0])).toEqual(['pages/p19.json']);
});

it.each<[string, JsonObject]>([
  ['is thin', page(words(1, 40))],
  ['says where its content belongs', page(words(2, 200), { metadata: { canonical: '/a' } })],
])('is silent about a page that %s', (_, copy) => {
  expect(reportOf(nearDuplicate, { 'a.json': copy, 'b.json': copy })).toEqual([]);
});
