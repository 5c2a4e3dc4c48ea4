import { expect, it } from 'vitest';
import { reportOf, testSite } from '../../../../../tests/engine/support/test-site.ts';
import { pageCards } from './page-cards.ts';

const hub = { blocks: [{ type: 'hero' }, { type: 'page-cards' }] };

it.each([
  ['a child with a card', { 'a/b.json': { card: {} } }, 0],
  ['a child that cannot be read', { 'a/b.json': undefined }, 0],
  ['no child', {}, 1],
  ['a child without a card', { 'a/b.json': {} }, 1],
  [
    'a child to come beside one with a card',
    { 'a/b.json': { card: {} }, 'a/c.json': { draft: true, card: {} } },
    0,
  ],
  ['a grandchild with a card', { 'a/b/c.json': { card: {} } }, 1],
])('judges a list on a page with %s', (_, children, warnings) => {
  expect(reportOf(pageCards, { 'a.json': hub, ...children })).toEqual(
    Array(warnings).fill(
      'pages/a.json#/blocks/1 (warning) Deze lijst blijft leeg: onder "/a" is er geen pagina met een "card". Geef een pagina eronder een "card" of haal dit blok weg.',
    ),
  );
});

it.each([
  ['a draft', { draft: true }, false],
  ['a page to come', { from: '2026-12-01' }, false],
  ['a page that is over', { until: '2026-11-01' }, true],
])('judges a list with %s alone', (_, publication, isOverdue) => {
  const site = testSite({ 'a.json': hub, 'a/b.json': { card: {}, ...publication } });
  expect(pageCards.checkSite(site)).toMatchObject([
    {
      pointer: '/blocks/1',
      isOverdue,
      message: 'Deze lijst is nu leeg: van de pagina’s onder "/a" met een "card" zien bezoekers er geen.',
      hint: 'Laat er een zien, of haal dit blok weg zolang dat niet kan.',
    },
  ]);
  const before = testSite({ 'a.json': { ...hub, draft: true }, 'a/b.json': { card: {}, ...publication } });
  expect(pageCards.checkSite(before)).toEqual([]);
});
