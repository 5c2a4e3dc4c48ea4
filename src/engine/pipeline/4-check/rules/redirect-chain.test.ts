import { expect, it } from 'vitest';
import { reportOf, type TestFiles } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonObject } from '../../../../shared/json/json-value.ts';
import { redirectChain } from './redirect-chain.ts';

const to = (canonical: string, fields: JsonObject = {}): JsonObject => ({
  metadata: { canonical },
  ...fields,
});

it.each<[string, TestFiles, string[]]>([
  ['one step', { 'a.json': to('/b'), 'b.json': {} }, []],
  ['the page itself', { 'a.json': to('/a') }, []],
  ['an own further address', { 'a.json': to('/x', { aliases: ['/x'] }) }, []],
  ['a page that does not exist, which is reported with the links', { 'a.json': to('/x') }, []],
  [
    'a chain',
    { 'a.json': to('/b'), 'b.json': to('/c'), 'c.json': {} },
    ['pages/a.json#/metadata/canonical "/b" wijst met "canonical" zelf weer door naar "/c". Schrijf "/c".'],
  ],
  [
    'a loop',
    { 'a.json': to('/b'), 'b.json': to('/a') },
    [
      'pages/a.json#/metadata/canonical Deze pagina en "/b" wijzen met "canonical" naar elkaar. Haal "canonical" weg bij de pagina waar de inhoud thuishoort.',
      'pages/b.json#/metadata/canonical Deze pagina en "/a" wijzen met "canonical" naar elkaar. Haal "canonical" weg bij de pagina waar de inhoud thuishoort.',
    ],
  ],
  [
    'a loop of more pages, and one that leads into it',
    { 'a.json': to('/b'), 'b.json': to('/c'), 'c.json': to('/a'), 'd.json': to('/a') },
    [
      'pages/a.json#/metadata/canonical "/b" wijst met "canonical" via "/c" weer naar deze pagina. Haal "canonical" weg bij de pagina waar de inhoud thuishoort.',
      'pages/b.json#/metadata/canonical "/c" wijst met "canonical" via "/a" weer naar deze pagina. Haal "canonical" weg bij de pagina waar de inhoud thuishoort.',
      'pages/c.json#/metadata/canonical "/a" wijst met "canonical" via "/b" weer naar deze pagina. Haal "canonical" weg bij de pagina waar de inhoud thuishoort.',
    ],
  ],
  [
    'a further address of another page',
    { 'a.json': to('/x'), 'b.json': { aliases: ['/x'] } },
    [
      'pages/a.json#/metadata/canonical "/x" is niet het eigen adres van die pagina, maar een ander adres ervan. Schrijf "/b".',
    ],
  ],
  [
    'an old address of a page whose content belongs elsewhere',
    { 'a.json': to('/b', { movedFrom: ['/oud'] }), 'b.json': {} },
    [
      'pages/a.json#/movedFrom/0 "/oud" stuurt bezoekers naar deze pagina, maar de inhoud ervan hoort volgens "canonical" bij "/b". Zet "/oud" bij "movedFrom" van de pagina "/b".',
    ],
  ],
])('judges %s', (_, files, expected) => {
  expect(reportOf(redirectChain, files)).toEqual(expected);
});
