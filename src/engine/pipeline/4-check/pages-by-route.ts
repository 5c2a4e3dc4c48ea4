import { memoized } from '../../../shared/memoized.ts';
import type { IndexedPage, SiteIndex } from '../3-facts/site-index.ts';

/** The pages by address, of duplicates the first; made once for all rules. */
export const pagesByRoute = memoized(
  ({ pages }: SiteIndex): ReadonlyMap<string, IndexedPage> =>
    new Map(pages.toReversed().map((page) => [page.route, page])),
  new WeakMap(),
);
