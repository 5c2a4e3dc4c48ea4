import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { pageCards } from './page-cards.ts';

const hub = { blocks: [{ type: 'hero' }, { type: 'page-cards' }] };

it.each([
  ['a child with a card', { 'a/b.json': { card: {} } }, 0],
  ['a child that cannot be read', { 'a/b.json': undefined }, 0],
  ['no child', {}, 1],
  ['a child without a card', { 'a/b.json': {} }, 1],
  ['a grandchild with a card', { 'a/b/c.json': { card: {} } }, 1],
])('judges a list on a page with %s', (_, children, warnings) => {
  expect(reportOf(pageCards, { 'a.json': hub, ...children })).toEqual(
    Array(warnings).fill(
      'pages/a.json#/blocks/1 (warning) Deze lijst blijft leeg: onder "/a" is er geen pagina met een "card". Geef een pagina eronder een "card" of haal dit blok weg.',
    ),
  );
});
