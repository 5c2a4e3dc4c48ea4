import { parentRoutes } from '../../shared/route.ts';
import type { IndexedPage, SiteIndex } from '../check/site-index.ts';
import type { PageKind } from './page-facts.ts';
import { childrenOf } from './surroundings.ts';

/** What a new page most likely is, by the pages around it. */
export function usualKind(site: SiteIndex, route: string): PageKind {
  if (childrenOf(site, route).length > 0) return 'hub';
  const parentRoute = parentRoutes(route).at(-1) ?? '/';
  const parent = site.pages.filter((page) => page.route === parentRoute);
  return [...parent, ...childrenOf(site, parentRoute)].some(hasCalculator) ? 'equipment' : 'text';
}

/** The pages that can have pages below them without looking odd: home, and every page that lists or has some already. */
export function parentChoices(site: SiteIndex): IndexedPage[] {
  return site.pages.filter(
    ({ route, blocks = [] }) =>
      route !== '/404' &&
      (route === '/' ||
        blocks.some(({ type }) => type === 'page-cards') ||
        childrenOf(site, route).length > 0),
  );
}

function hasCalculator({ route, blocks = [] }: IndexedPage): boolean {
  return route !== '/' && blocks.some(({ type }) => type === 'equipment-calculator');
}
