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
