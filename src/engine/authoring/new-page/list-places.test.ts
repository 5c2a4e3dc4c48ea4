import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteFolders } from '../../pipeline/1-load/site-folders.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { listsWithout } from './list-places.ts';

const root = join(import.meta.dirname, '../../../..');
const { index } = await checkSite(siteFolders(root, join(root, 'tests/example-site/pages')));

const beside = index.links
  .filter(({ document }) => document.kind === 'site')
  .map(({ href }) => href)
  .filter((href) => index.routes.has(href));

/** Pointers of the lists, by file. */
const placesOf = (route: string, siblings = beside): string[] =>
  listsWithout(route, { beside: siblings, site: index }).map(
    ({ document, pointer }) => `${document.name} ${pointer}`,
  );

it('names the list itself, and not what is around it', () => {
  expect(beside.length).toBeGreaterThan(2);
  expect(placesOf('/nieuw')).toEqual(['_site /footer/0/links']);
});

it('says nothing of a list that has the page, or that has few of the pages beside it', () => {
  expect(placesOf('/assortiment/brood')).toEqual([]);
  expect(placesOf('/nieuw', beside.slice(0, 2))).toEqual([]);
});
