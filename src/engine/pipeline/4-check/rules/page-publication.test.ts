import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { pagePublication } from './page-publication.ts';

it.each<[what: string, page: object, expected: string[]]>([
  ['a draft', { draft: true }, []],
  ['a page of one day', { from: '2026-12-01', until: '2026-12-01' }, []],
  ['a page that ends on a day that does not exist', { from: '2027-03-01', until: '2027-02-31' }, []],
  ['a page that begins on a day that does not exist', { from: '2027-02-31', until: '2027-02-01' }, []],
  [
    'a page that ends first',
    { from: '2026-12-02', until: '2026-12-01' },
    [
      'pages/actie/index.json#/until Deze pagina eindigt op 2026-12-01, en dat is voordat die begint (2026-12-02). Zet in "until" een dag op of na die in "from".',
    ],
  ],
])('judges %s', (_what, page, expected) => {
  expect(reportOf(pagePublication, { 'index.json': {}, 'actie/index.json': { ...page } })).toEqual(expected);
});

it('wants home and the not-found page at all times', () => {
  expect(
    reportOf(pagePublication, { 'index.json': { until: '2030-01-01' }, '404.json': { draft: true } }),
  ).toEqual([
    'pages/index.json#/until De homepage moet er altijd zijn. Haal "until" weg.',
    'pages/404.json#/draft De pagina voor adressen die niet bestaan moet er altijd zijn. Haal "draft" weg.',
  ]);
});

it.each<[what: string, parent: object, child: object, expected: string[]]>([
  [
    'a draft',
    { draft: true },
    {},
    [
      'pages/actie/bus.json# Bezoekers zien deze pagina, maar nog niet "/actie", waar ze onder hoort. Haal "draft" weg uit pages/actie/index.json, of zet hier ook "draft": true.',
    ],
  ],
  [
    'a page that is still to begin',
    { from: '2026-12-01' },
    {},
    [
      'pages/actie/bus.json# Bezoekers zien deze pagina, maar nog niet "/actie", waar ze onder hoort. Haal "from" weg uit pages/actie/index.json, of zet hier ook "from": "2026-12-01".',
    ],
  ],
  [
    'a draft, as a page that begins later',
    { draft: true },
    { from: '2026-12-01' },
    [
      'pages/actie/bus.json# Bezoekers zien deze pagina vanaf 1 december 2026, maar dan nog niet "/actie", waar ze onder hoort. Haal "draft" weg uit pages/actie/index.json, of zet hier ook "draft": true.',
    ],
  ],
  [
    'a page that is still to begin, as one that begins before it',
    { from: '2026-12-02' },
    { from: '2026-12-01' },
    [
      'pages/actie/bus.json# Bezoekers zien deze pagina vanaf 1 december 2026, maar dan nog niet "/actie", waar ze onder hoort. Haal "from" weg uit pages/actie/index.json, of zet hier ook "from": "2026-12-02".',
    ],
  ],
  ['a page that begins on the same day', { from: '2026-12-01' }, { from: '2026-12-01' }, []],
  ['a draft, as a draft', { draft: true }, { draft: true }, []],
  ['a page that ended', { until: '2026-01-01' }, {}, []],
  ['a page that begins on a day that does not exist', { from: '2027-13-45' }, {}, []],
])('judges a page below %s', (_what, parent, child, expected) => {
  const files = { 'index.json': {}, 'actie/index.json': { ...parent }, 'actie/bus.json': { ...child } };
  expect(reportOf(pagePublication, files)).toEqual(expected);
});
