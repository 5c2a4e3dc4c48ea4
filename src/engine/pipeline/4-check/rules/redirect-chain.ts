import { canonicalElsewhere } from '../../3-facts/canonical-elsewhere.ts';
import type { IndexedPage, SiteIndex } from '../../3-facts/site-index.ts';
import { pagesByRoute } from '../pages-by-route.ts';
import type { Finding, SiteRule } from '../rule.ts';

/**
 * Canonical chains and cycles. Redirects cannot chain: they lead to their own page, and `route-clash` keeps
 * paths unique.
 */
export const redirectChain: SiteRule = {
  name: 'redirect-chain',
  severity: 'error',
  canBeIgnored: true,
  checkSite(site) {
    const byRoute = pagesByRoute(site);
    return site.pages.flatMap((page): Finding[] => {
      const target = canonicalElsewhere(page);
      if (target === undefined) return [];
      const finding = stepsOn(page, { target, site, byRoute });
      return [...(finding ? [finding] : []), ...oldAddresses(page, target)];
    });
  },
};

interface Step {
  target: string;
  site: SiteIndex;
  byRoute: ReadonlyMap<string, IndexedPage>;
}

/** A wrong `canonical`; `link-target` reports a missing one. */
function stepsOn({ document, route }: IndexedPage, { target, site, byRoute }: Step): Finding | undefined {
  const place = { document, pointer: '/metadata/canonical' };
  const own = site.aliases.get(target);
  if (own !== undefined) {
    const message = `"${target}" is niet het eigen adres van die pagina, maar een ander adres ervan.`;
    return { ...place, message, hint: `Schrijf "${own}".`, replacement: own };
  }
  const next = byRoute.get(target);
  const further = next && canonicalElsewhere(next);
  if (further === undefined) return undefined;
  const loop = loopFrom(target, byRoute);
  if (loop?.has(route)) {
    const message =
      further === route
        ? `Deze pagina en "${target}" wijzen met "canonical" naar elkaar.`
        : `"${target}" wijst met "canonical" via "${further}" weer naar deze pagina.`;
    return { ...place, message, hint: 'Haal "canonical" weg bij de pagina waar de inhoud thuishoort.' };
  }
  // A loop is reported at its own pages, and has no end to name here.
  if (loop !== undefined) return undefined;
  const message = `"${target}" wijst met "canonical" zelf weer door naar "${further}".`;
  return { ...place, message, hint: `Schrijf "${further}".`, replacement: further };
}

/** The pages passed from an address on, when their canonicals never end. */
function loopFrom(start: string, byRoute: Step['byRoute']): ReadonlySet<string> | undefined {
  const passed = new Set<string>();
  for (let route: string | undefined = start; route !== undefined; ) {
    if (passed.has(route)) return passed;
    passed.add(route);
    const page = byRoute.get(route);
    route = page && canonicalElsewhere(page);
  }
  return undefined;
}

/** Redirects to a page with another canonical. */
function oldAddresses({ document, movedFrom }: IndexedPage, target: string): Finding[] {
  return movedFrom.map(({ pointer, path }) => ({
    document,
    pointer,
    message: `"${path}" stuurt bezoekers naar deze pagina, maar de inhoud ervan hoort volgens "canonical" bij "${target}".`,
    hint: `Zet "${path}" bij "movedFrom" van de pagina "${target}".`,
  }));
}
