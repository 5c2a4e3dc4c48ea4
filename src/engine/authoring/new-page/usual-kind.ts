import type { IndexedPage, SiteIndex } from '../../pipeline/3-facts/site-index.ts';
import { childrenByParent, childrenOf, sellsIn } from './page-context.ts';
import type { PageKind } from './page-facts.ts';

/** Guesses a new page's kind from its section. */
export function usualKind(site: SiteIndex, route: string): PageKind {
  if (childrenOf(site, route).length > 0) return 'hub';
  return sellsIn(site, route) ? 'equipment' : 'text';
}

/** Suitable parents: with a folder, a card list or children. */
export function parentChoices(site: SiteIndex): IndexedPage[] {
  const children = childrenByParent(site);
  return site.pages.filter(
    ({ document, route, blocks = [] }) =>
      document.file.endsWith('/index.json') ||
      blocks.some(({ type }) => type === 'page-cards') ||
      children.has(route),
  );
}
