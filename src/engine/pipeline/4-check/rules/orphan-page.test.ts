import { expect, it } from 'vitest';
import { reportOf, type TestFiles } from '../../../../../tests/engine/support/test-site.ts';
import { orphanPage } from './orphan-page.ts';

const site: TestFiles = { 'index.json': {}, '404.json': {}, 'a/index.json': {}, 'a/b.json': {} };
const linked: TestFiles = { '_site.json': { navigation: [{ href: '/a' }] } };

it('reports pages that nothing links to, but not home or the page for wrong addresses', () => {
  expect(reportOf(orphanPage, site)).toEqual([
    'pages/a/index.json# (warning) Op geen pagina die bezoekers zien en in geen menu staat een link naar "/a". Maak ergens een link naar "/a", of geef deze pagina een "card" als de pagina erboven kaarten toont.',
    'pages/a/b.json# (warning) Op geen pagina die bezoekers zien en in geen menu staat een link naar "/a/b". Maak ergens een link naar "/a/b", of geef deze pagina een "card" als de pagina erboven kaarten toont.',
  ]);
});

it.each<[string, TestFiles, number]>([
  ['a link in a text', { 'index.json': { text: '[B](/a/b#c)' } }, 0],
  ['a link in a shared block', { '_shared/s.json': { href: '/a/b' } }, 0],
  ['a link to an alias', { 'index.json': { href: '/x' }, 'a/b.json': { aliases: ['/x'] } }, 0],
  [
    'cards on the page above',
    { 'a/index.json': { blocks: [{ type: 'page-cards' }] }, 'a/b.json': { card: {} } },
    0,
  ],
  ['cards above, but none of its own', { 'a/index.json': { blocks: [{ type: 'page-cards' }] } }, 1],
  ['a card, but no cards above', { 'a/b.json': { card: {} } }, 1],
  ['the equipment menu', { '_site.json': { equipmentMenu: { path: '/a' } }, 'a/b.json': { card: {} } }, 0],
  ['only a link on a draft', { 'c.json': { draft: true, href: '/a/b' } }, 1],
  [
    'only cards on a page that is over',
    { 'a/index.json': { until: '2026-11-01', blocks: [{ type: 'page-cards' }] }, 'a/b.json': { card: {} } },
    1,
  ],
  [
    'cards on a page to come',
    { 'a/index.json': { draft: true, blocks: [{ type: 'page-cards' }] }, 'a/b.json': { card: {} } },
    0,
  ],
  ['only a link to itself', { 'a/b.json': { href: '/a/b' } }, 1],
  ['only a canonical address', { 'index.json': { metadata: { canonical: '/a/b' } } }, 1],
  ['a page that cannot be read', { 'c.json': undefined }, 0],
])('judges %s', (_, files, expected) => {
  expect(reportOf(orphanPage, { ...site, ...linked, ...files })).toHaveLength(expected);
});

it('leaves a page without a page above to the rule for that', () => {
  expect(reportOf(orphanPage, { 'index.json': {}, 'x/y.json': {} })).toEqual([]);
});
