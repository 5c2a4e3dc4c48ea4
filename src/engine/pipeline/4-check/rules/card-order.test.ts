import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { cardOrder } from './card-order.ts';

const card = { card: {} };
const children = {
  'a/bakwagen.json': card,
  'a/trekker.json': card,
  'a/bus.json': {},
  'a/b/kipper.json': card,
  'a/c.json': undefined,
};

it.each([
  ['c', undefined],
  ['trekke', 'Bedoel je "trekker"?'],
  ['bakwage', 'Haal deze naam weg.'],
  ['bus', 'Geef pages/a/bus.json een "card", of haal deze naam weg.'],
  ['kipper', 'Haal deze naam weg.'],
])('judges "%s" in the order of the cards', (name, hint) => {
  const hub = { blocks: [{ type: 'page-cards', order: ['bakwagen', name] }] };
  const message = `pages/a.json#/blocks/0/order/1 Onder "/a" is er geen pagina "${name}" met een kaart.`;
  expect(reportOf(cardOrder, { 'a.json': hub, ...children })).toEqual(hint ? [`${message} ${hint}`] : []);
});

it.each([
  ['that moved', 'vrieswagen', 'Bedoel je "vrieswagen"?'],
  ['that another in the list replaces', 'bakwagen', 'Haal deze naam weg.'],
])('knows the present name of a page %s', (_, present, hint) => {
  const hub = { blocks: [{ type: 'page-cards', order: ['bakwagen', 'koelwagen'] }] };
  const moved = { ...card, movedFrom: ['/a/koelwagen'] };
  expect(reportOf(cardOrder, { 'a.json': hub, ...children, [`a/${present}.json`]: moved })).toEqual([
    `pages/a.json#/blocks/0/order/1 Onder "/a" is er geen pagina "koelwagen" met een kaart. ${hint}`,
  ]);
});

it.each([
  ['bus', 'Geef pages/a/bus.json een "card", of haal het hele veld "order" weg.'],
  ['kipper', 'Haal het hele veld "order" weg.'],
])('leaves no empty order behind when "%s" was its only name', (name, hint) => {
  const hub = { blocks: [{ type: 'page-cards', order: [name] }] };
  const message = `pages/a.json#/blocks/0/order/0 Onder "/a" is er geen pagina "${name}" met een kaart.`;
  expect(reportOf(cardOrder, { 'a.json': hub, ...children })).toEqual([`${message} ${hint}`]);
});

it.each<[names: string[], expected: string[]]>([
  [
    ['rups', 'dumper', 'knikmops'],
    [
      'pages/a.json#/blocks/0/order Onder "/a" is er van geen enkele naam in "order" een pagina met een kaart. Haal het hele veld "order" weg.',
    ],
  ],
  [
    ['rups', 'trekke'],
    [
      'pages/a.json#/blocks/0/order/0 Onder "/a" is er geen pagina "rups" met een kaart. Haal deze naam weg.',
      'pages/a.json#/blocks/0/order/1 Onder "/a" is er geen pagina "trekke" met een kaart. Bedoel je "trekker"?',
    ],
  ],
])('says at once of %j that no name has a page', (names, expected) => {
  const hub = { blocks: [{ type: 'page-cards', order: names }] };
  expect(reportOf(cardOrder, { 'a.json': hub, ...children })).toEqual(expected);
});
