import { expect, it } from 'vitest';
import { testSite } from '../../../tests/engine/support/test-site.ts';
import { missingScreen } from './missing-screen.ts';

const site = testSite({ 'hulp.json': { movedFrom: ['/contact'], aliases: ['/bel'] } });
const editor = { name: 'missing', path: '/_kit/bewerken' };

it.each<[path: string, query: string, expected: object]>([
  ['/bewerken', 'pagina=/contact', { ...editor, page: '/contact', movedTo: '/hulp' }],
  ['/bewerken', 'pagina=/bel', { ...editor, page: '/bel', movedTo: '/hulp' }],
  ['/bewerken', 'pagina=/weg', { ...editor, page: '/weg' }],
  ['/bewerken', 'bestand=_shared/weg.json', { ...editor, file: '_shared/weg.json' }],
  ['/bewerken', '', editor],
  [
    '/paginas/contact',
    '',
    { name: 'missing', path: '/_kit/paginas/contact', page: '/contact', movedTo: '/hulp' },
  ],
  ['/blokken/weg', 'pagina=/contact', { name: 'missing', path: '/_kit/blokken/weg' }],
])('at %s?%s says what is not there', (path, query, expected) => {
  expect(missingScreen(path, { query: new URLSearchParams(query), site })).toEqual(expected);
});

it('says nothing of pages that were never read', () => {
  const query = new URLSearchParams('pagina=/contact');
  expect(missingScreen('/bewerken', { query, site: undefined })).toEqual(editor);
});
