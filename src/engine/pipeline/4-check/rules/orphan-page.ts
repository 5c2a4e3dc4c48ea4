import type { Unchecked, UncheckedObject } from '../../../../shared/json/unchecked.ts';
import { parentRoute, parseHref } from '../../../../shared/page/route.ts';
import type { EquipmentMenu, Site } from '../../../../shared/schema-types.ts';
import { objectAt, stringAt } from '../../../json/json-shape.ts';
import { parsedValue } from '../../1-load/parse-document.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { filledHref } from '../links/filled-href.ts';
import type { SiteRule } from '../rule.ts';

/** Pages that no menu, and no page or list of cards that visitors see, links to. */
export const orphanPage: SiteRule = {
  name: 'orphan-page',
  severity: 'warning',
  canBeIgnored: true,
  checkSite(site) {
    // An unreadable page may have the link.
    if (!site.isReadable) return [];
    const found = linkedRoutes(site);
    const listing = listingRoutes(site);
    return site.pages
      .filter((page) => {
        if (page.unpublished !== undefined) return false;
        const parent = parentRoute(page.route);
        if (parent === undefined || found.has(page.route)) return false;
        // A missing parent, an invalid route or a second file of a route is reported already.
        return (
          site.routes.get(page.route) === page.document &&
          site.routes.has(parent) &&
          !(listing.has(parent) && page.head?.card !== undefined) &&
          parseHref(page.route).kind === 'page'
        );
      })
      .map(({ document, route }) => ({
        document,
        pointer: '',
        message: `Op geen pagina die bezoekers zien en in geen menu staat een link naar "${route}".`,
        hint: `Maak ergens een link naar "${route}", of geef deze pagina een "card" als de pagina erboven kaarten toont.`,
      }));
  },
};

/** Routes linked from other documents. */
function linkedRoutes(site: SiteIndex): Set<string> {
  const hidden = new Set(
    site.pages.filter(({ unpublished }) => unpublished !== undefined).map(({ document }) => document),
  );
  const found = new Set<string>();
  for (const link of site.links) {
    const href = filledHref(link.href, site);
    // Visitors cannot click a canonical.
    if (href?.kind !== 'page' || link.pointer === '/metadata/canonical') continue;
    if (hidden.has(link.document)) continue;
    const route = site.routes.has(href.path) ? href.path : ownAddress(href.path, site);
    if (link.document.kind !== 'page' || link.document.name !== route) found.add(route);
  }
  return found;
}

function ownAddress(path: string, { aliases, movedFrom }: SiteIndex): string {
  return aliases.get(path) ?? movedFrom.get(path) ?? path;
}

/** Routes that list their children: with page cards, or of the equipment menu. */
function listingRoutes({ pages, siteDocument }: SiteIndex): Set<string> {
  const site: Unchecked<Site> | undefined = siteDocument && parsedValue(siteDocument);
  const menuOf: UncheckedObject<EquipmentMenu> = objectAt(site, 'equipmentMenu');
  const menu = stringAt(menuOf, 'path');
  // What stands below a page still to come has a rule of its own.
  const hubs = pages.filter(
    ({ unpublished, blocks = [] }) =>
      unpublished !== 'ended' && blocks.some(({ type }) => type === 'page-cards'),
  );
  return new Set([...hubs.map(({ route }) => route), ...(menu === undefined ? [] : [menu])]);
}
