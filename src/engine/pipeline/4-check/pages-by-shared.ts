import { groupBy } from '../../../shared/group-by.ts';
import { memoized } from '../../../shared/memoized.ts';
import type { IndexedPage, SiteIndex } from '../3-facts/site-index.ts';

/** The pages on which each shared block stands, by its name. */
export const pagesByShared = memoized(({ pages }: SiteIndex): ReadonlyMap<string, readonly IndexedPage[]> => {
  const uses = pages.flatMap((page) =>
    (page.blocks ?? []).flatMap(({ shared }) => (shared === undefined ? [] : [{ shared, page }])),
  );
  const byShared = groupBy(uses, ({ shared }) => shared);
  return new Map([...byShared].map(([shared, users]) => [shared, users.map(({ page }) => page)]));
}, new WeakMap());
