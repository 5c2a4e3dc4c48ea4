import { expect, it } from 'vitest';
import { reportOf, type TestFiles } from '../../../../../tests/engine/support/test-site.ts';
import { routeClash } from './route-clash.ts';

const cases: [string, TestFiles, string[]][] = [
  [
    'two files for one address',
    { 'equipment.json': {}, 'equipment/index.json': {} },
    [
      'pages/equipment/index.json# Het adres "/equipment" heeft twee bestanden: dit bestand en "pages/equipment.json". Verwijder een van de twee of geef het een andere naam.',
    ],
  ],
  [
    'an alias that is a page',
    { 'a.json': { aliases: ['/b'] }, 'b.json': {} },
    ['pages/a.json#/aliases/0 "/b" is al het adres van "pages/b.json". Haal het hele veld "aliases" weg.'],
  ],
  [
    'an alias that is the page itself',
    { 'a.json': { aliases: ['/x', '/a'] } },
    ['pages/a.json#/aliases/1 "/a" is het adres van deze pagina zelf. Haal het weg uit "aliases".'],
  ],
  [
    'one alias for two pages',
    { 'a.json': { aliases: ['/x'] }, 'b.json': { aliases: ['/x'] } },
    [
      'pages/b.json#/aliases/0 "/x" staat al bij "aliases" in "pages/a.json". Haal het hele veld "aliases" weg.',
    ],
  ],
  [
    'the alias that a copy brought along, though its file comes first',
    { 'aanhanger-kopie.json': { aliases: ['/x'] }, 'aanhanger.json': { aliases: ['/x'] } },
    [
      'pages/aanhanger-kopie.json#/aliases/0 "/x" staat al bij "aliases" in "pages/aanhanger.json". Haal het hele veld "aliases" weg.',
    ],
  ],
  [
    'an old address that is still in use',
    { 'a.json': { movedFrom: ['/b', '/x', '/y'] }, 'b.json': { aliases: ['/x'], movedFrom: ['/y'] } },
    [
      'pages/a.json#/movedFrom/0 "/b" is al het adres van "pages/b.json". Haal het weg uit "movedFrom".',
      'pages/a.json#/movedFrom/1 "/x" staat al bij "aliases" in "pages/b.json". Haal het weg uit "movedFrom".',
      'pages/b.json#/movedFrom/0 "/y" staat al bij "movedFrom" in "pages/a.json". Haal het hele veld "movedFrom" weg.',
    ],
  ],
];

it.each(cases)('reports %s', (_, files, expected) => {
  expect(reportOf(routeClash, files)).toEqual(expected);
});

it.each<[string, TestFiles]>([
  ['#', { 'images/auto.json': {} }],
  ['#', { 'social/auto.json': {} }],
  ['#', { 'prijzen.json': {} }],
  ['#', { 'healthz.json': {} }],
  ['#', { 'a/index/index.json': {} }],
  ['#', { 'offline.json': {} }],
  ['#/aliases/0', { 'a.json': { aliases: ['/assets'] } }],
  ['#/movedFrom/0', { 'a.json': { movedFrom: ['/index'] } }],
  ['#/aliases/0', { 'a.json': { aliases: ['/404'] } }],
  ['#', { '404/over.json': {} }],
])('reports an address that the site itself needs at %s of %j', (pointer, files) => {
  const [line, ...more] = reportOf(routeClash, files, ['/offline.html', '/prijzen.json']);
  expect(more).toEqual([]);
  expect(line).toContain(`${pointer} Het adres `);
  expect(line).toContain('is al in gebruik door de site zelf. Kies een ander adres.');
});

it.each<[string, TestFiles, string]>([
  ['#', { 'con.json': {} }, 'con'],
  ['#', { 'a/lpt1/index.json': {} }, 'lpt1'],
  ['#/aliases/0', { 'a.json': { aliases: ['/nul/b'] } }, 'nul'],
])('reports a name that Windows cannot write at %s of %j', (pointer, files, name) => {
  const [line = '', ...more] = reportOf(routeClash, files);
  expect(more).toEqual([]);
  expect(line).toContain(
    `${pointer} Op een computer met Windows kan een bestand of map niet "${name}" heten. Kies een ander adres.`,
  );
});

it.each([
  'robots.txt',
  'sitemap.xml',
  'site.webmanifest',
  '_headers',
  '_redirects',
  'index.html',
  'index.json',
])('reports a public file %s, which the site writes itself', (name) => {
  expect(reportOf(routeClash, { 'index.json': {} }, [`/${name}`, `/anders/${name}`])).toEqual([
    `public/${name}# Het bestand "${name}" schrijft de site zelf. Haal dit bestand weg of geef het een andere naam.`,
  ]);
});

it('accepts pages, aliases and old addresses that differ', () => {
  const files: TestFiles = {
    'index.json': {},
    '404.json': {},
    'a.json': { aliases: ['/x'], movedFrom: ['/y'] },
    'images-en-meer.json': undefined,
    'b.json': { movedFrom: ['/con'], aliases: ['/aux-meer', '/com10'] },
  };
  expect(reportOf(routeClash, files)).toEqual([]);
});
