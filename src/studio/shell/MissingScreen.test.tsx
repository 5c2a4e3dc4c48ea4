import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MissingScreen } from './MissingScreen.tsx';

const path = '/_kit/bewerken';
const links = (html: string): unknown[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const words = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+(?=[.\s])/g, '')
    .trim();

it.each([
  [
    'a page that moved, or that left its address to another',
    { page: '/contact', movedTo: { route: '/hulp', file: 'pages/hulp.json' } },
    'Er is geen pagina op /contact. Dit adres leidt nu naar /hulp.',
    '/_kit/bewerken?pagina=%2Fhulp',
  ],
  ['a page', { page: '/weg' }, 'Er is geen pagina op /weg.', undefined],
  ['a file', { file: '_shared/weg.json' }, 'Er is geen bestand _shared/weg.json.', undefined],
])('of %s says that it is not there, and leads on', (_what, missing, expected, newPlace) => {
  const html = renderToStaticMarkup(<MissingScreen path={path} {...missing} />);
  expect(words(html)).toContain(expected);
  expect(words(html)).not.toContain('De kit heeft niets');
  expect(links(html)).toEqual([...(newPlace === undefined ? [] : [newPlace]), '/_kit/paginas']);
});

it('of a screen says that there is none', () => {
  const html = renderToStaticMarkup(<MissingScreen path="/_kit/blokken/weg" />);
  expect(words(html)).toContain('De kit heeft niets op /_kit/blokken/weg. Kies hierboven een scherm.');
});
