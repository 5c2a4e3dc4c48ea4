import { memoized } from '../../../shared/memoized.ts';
import type { IndexedPage, SiteIndex } from '../3-facts/site-index.ts';
import { isMisnamed } from './links/misnamed-routes.ts';

/**
 * The pages that are compared with each other: not one that first needs a name of its own, as a second file with the
 * same address does.
 */
export const comparablePages = memoized(
  ({ pages, routes }: Pick<SiteIndex, 'pages' | 'routes'>): readonly IndexedPage[] =>
    pages.filter(({ document, route }) => !isMisnamed(route) && routes.get(route) === document),
  new WeakMap(),
);
