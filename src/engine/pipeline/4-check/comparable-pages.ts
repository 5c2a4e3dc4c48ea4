import type { IndexedPage, SiteIndex } from '../3-facts/site-index.ts';
import { isMisnamed } from './links/misnamed-routes.ts';

/** The pages that may be told to say something else: not one that needs a name of its own first, as a second file of an address does. */
export function comparablePages({ pages, routes }: Pick<SiteIndex, 'pages' | 'routes'>): IndexedPage[] {
  return pages.filter(({ document, route }) => !isMisnamed(route) && routes.get(route) === document);
}
