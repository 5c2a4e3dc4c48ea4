import { expect, it } from 'vitest';
import { testSite } from '../../../../tests/engine/support/test-site.ts';
import { missingScreen } from './missing-screen.ts';

const site = testSite({ 'hulp.json': { movedFrom: ['/contact', '/hulp/oud'], aliases: ['/bel'] } });
const editor = { name: 'missing', path: '/_kit/bewerken' };
const movedTo = { route: '/hulp', file: 'pages/hulp.json' };
const documents = (...paths: string[]): object => ({
  documents: paths.map((path) => ({ file: `pages/${path}`, path })),
});
const ofContact = documents('contact.json', 'contact/index.json');

it.each<[path: string, query: string, expected: object]>([
  ['/bewerken', 'pagina=/contact', { ...editor, page: '/contact', movedTo, ...ofContact }],
  [
    '/bewerken',
    'pagina=/bel',
    { ...editor, page: '/bel', movedTo, ...documents('bel.json', 'bel/index.json') },
  ],
  // Removed: its visitors go to the page above it, which is another one.
  [
    '/bewerken',
    'pagina=/hulp/oud',
    { ...editor, page: '/hulp/oud', ...documents('hulp/oud.json', 'hulp/oud/index.json') },
  ],
  ['/bewerken', 'pagina=/', { ...editor, page: '/', ...documents('index.json') }],
  ['/bewerken', 'pagina=/weg', { ...editor, page: '/weg', ...documents('weg.json', 'weg/index.json') }],
  [
    '/bewerken',
    'bestand=_shared/weg.json',
    { ...editor, file: '_shared/weg.json', ...documents('_shared/weg.json') },
  ],
  ['/bewerken', '', editor],
  [
    '/paginas/contact',
    '',
    { name: 'missing', path: '/_kit/paginas/contact', page: '/contact', movedTo, ...ofContact },
  ],
  ['/blokken/weg', 'pagina=/contact', { name: 'missing', path: '/_kit/blokken/weg' }],
])('at %s?%s says what is not there', (path, query, expected) => {
  expect(missingScreen(path, { query: new URLSearchParams(query), site })).toEqual(expected);
});

it('says nothing of pages that were never read', () => {
  const query = new URLSearchParams('pagina=/contact');
  expect(missingScreen('/bewerken', { query, site: undefined })).toEqual(editor);
});
