import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonObject } from '../../../../shared/json/json-value.ts';
import { thinPage } from './thin-page.ts';

const words = (count: number): string =>
  Array.from({ length: count }, (_, index) => `woord${index}`).join(' ');
const page = (...blocks: JsonObject[]): JsonObject => ({ metadata: { title: words(60) }, blocks });
const hero = (count: number): JsonObject => ({ type: 'hero', text: words(count), href: '/een/lang/adres' });

it.each<[string, string, JsonObject, string | undefined]>([
  ['fifty words', 'a.json', page(hero(50)), undefined],
  ['more than a field takes', 'a.json', page(hero(5000)), undefined],
  ['fewer', 'a.json', page(hero(49)), 'staan 49 woorden'],
  ['one word', 'a.json', page(hero(1)), 'staat 1 woord;'],
  [
    'words in several blocks',
    'a.json',
    page(hero(30), { type: 'faq', items: [{ answer: words(20) }] }),
    undefined,
  ],
  ['words in a shared block', 'a.json', page(hero(20), { shared: 's' }), undefined],
  ['a shared block that cannot be read', 'a.json', page(hero(1), { shared: 'broken' }), undefined],
  ['rows of a shared block', 'a.json', page(hero(10), { shared: 'rules', only: ['a', 'c'] }), undefined],
  ['fewer rows of it', 'a.json', page(hero(10), { shared: 'rules', only: ['b'] }), 'staan 41 woorden'],
  ['a list of cards', 'a.json', page(hero(1), { type: 'page-cards' }), undefined],
  ['the page for addresses that do not exist', '404.json', page(hero(1)), undefined],
])('judges %s', (_, file, value, expected) => {
  const rows = ['a', 'b', 'c', 'd'].map((key) => ({ key, title: 'Regel', text: words(29) }));
  const shared = {
    '_shared/s.json': { type: 'notice', text: words(30) },
    '_shared/broken.json': undefined,
    '_shared/rules.json': { type: 'regulations', title: 'Regels', items: rows },
  };
  const report = reportOf(thinPage, { ...shared, [file]: value });
  expect(report).toHaveLength(expected === undefined ? 0 : 1);
  expect(report[0] ?? '').toContain(expected ?? '');
});
