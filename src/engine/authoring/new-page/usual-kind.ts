import type { IndexedPage, SiteIndex } from '../../pipeline/3-facts/site-index.ts';
import type { PageKind } from './page-facts.ts';
import { childrenOf } from './surroundings.ts';

/** Guesses the kind of a new page from its section of the site. */
export function usualKind(site: SiteIndex, route: string): PageKind {
  if (childrenOf(site, route).length > 0) return 'hub';
  const part = route.split('/')[1] ?? '';
  const sells = site.pages.some(
    (page) =>
      page.route.split('/')[1] === part &&
      page.route !== '/' &&
      page.blocks?.some(({ type }) => type === 'equipment-calculator'),
  );
  return sells ? 'equipment' : 'text';
}

/** Pages that suit as a parent: in their own folder, with a card list, or with children. */
export function parentChoices(site: SiteIndex): IndexedPage[] {
  return site.pages.filter(
    ({ document, route, blocks = [] }) =>
      document.file.endsWith('/index.json') ||
      blocks.some(({ type }) => type === 'page-cards') ||
      childrenOf(site, route).length > 0,
  );
}
