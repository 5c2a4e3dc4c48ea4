import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { parentPage } from './parent-page.ts';

it('accepts pages whose parents exist, also as a file that cannot be read', () => {
  const files = {
    'index.json': {},
    'a.json': undefined,
    'a/b/index.json': {},
    'a/b/c.json': {},
    '404.json': {},
  };
  expect(reportOf(parentPage, files)).toEqual([]);
});

it('reports each missing page once, at the first page below it', () => {
  expect(reportOf(parentPage, { 'a/b/c.json': {}, 'a/b/d.json': {}, 'e/f.json': {} })).toEqual([
    'pages/a/b/c.json# De pagina "/a/b/c" (net als 1 andere) hoort onder "/a", maar die pagina bestaat niet. Voeg pages/a/index.json toe.',
    'pages/a/b/c.json# De pagina "/a/b/c" (net als 1 andere) hoort onder "/a/b", maar die pagina bestaat niet. Voeg pages/a/b/index.json toe.',
    'pages/e/f.json# De pagina "/e/f" hoort onder "/e", maar die pagina bestaat niet. Voeg pages/e/index.json toe.',
  ]);
});

it('asks whether a hub with nearly the same name was meant, and no page below which nothing stands', () => {
  const files = {
    'equipment/index.json': {},
    'equipment/wegtransport/index.json': {},
    'equipment/landbouwmachine/index.json': {},
    'equipment/landbouwmachine/hooimachine.json': {},
  };
  const bouw = 'equipment/bouwmachine';
  expect(reportOf(parentPage, { ...files, 'wegtransprt/bus.json': {}, [`${bouw}/rups.json`]: {} })).toEqual([
    'pages/wegtransprt/bus.json# De pagina "/wegtransprt/bus" hoort onder "/wegtransprt", maar die pagina bestaat niet. Bedoel je "/equipment/wegtransport"? Zet het bestand dan in pages/equipment/wegtransport. Zo niet: voeg pages/wegtransprt/index.json toe.',
    `pages/${bouw}/rups.json# De pagina "/${bouw}/rups" hoort onder "/${bouw}", maar die pagina bestaat niet. Voeg pages/${bouw}/index.json toe.`,
  ]);
});

it('adds no page to a folder that needs another name', () => {
  const files = { 'bouw machine/rups.json': {}, 'Boten/sloep.json': {}, 'equipment/index.json': {} };
  expect(reportOf(parentPage, { ...files, 'equipment/bouwmachine/index.json': {} })).toEqual([
    'pages/bouw machine/rups.json# De pagina "/bouw machine/rups" hoort onder "/bouw machine", maar die pagina bestaat niet. Bedoel je "/equipment/bouwmachine"? Zet het bestand dan in pages/equipment/bouwmachine.',
  ]);
});
