import { expect, it } from 'vitest';
import { type TestFiles, testSite } from '../../../../tests/engine/support/test-site.ts';
import type { IndexedPage } from '../../pipeline/3-facts/site-index.ts';
import { parentChoices } from './usual-kind.ts';

it('offers as parents the pages with a folder, with cards or with pages below them', () => {
  const site = testSite({
    'index.json': {},
    '404.json': {},
    'leeg/index.json': {},
    'kaarten.json': { blocks: [{ type: 'page-cards' }] },
    'met.json': {},
    'met/kind.json': {},
    'zonder.json': {},
  });
  expect(parentChoices(site).map(({ route }) => route)).toEqual(['/', '/leeg', '/kaarten', '/met']);
});

it('asks the address of each page a few times, however many there are', () => {
  const files: TestFiles = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`pagina-${index}.json`, {}]),
  );
  const site = testSite(files);
  let reads = 0;
  const pages = site.pages.map(
    (page): IndexedPage => ({
      ...page,
      get route() {
        reads += 1;
        return page.route;
      },
    }),
  );
  parentChoices({ ...site, pages });
  expect(reads).toBeLessThanOrEqual(5 * pages.length);
});
