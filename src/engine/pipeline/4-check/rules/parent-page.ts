import { groupBy } from '../../../../shared/group-by.ts';
import { lastName, parentRoutes } from '../../../../shared/page/route.ts';
import { capitalised } from '../../../../shared/text/capitalised.ts';
import { closestName } from '../../../text/closest-name.ts';
import { isMisnamed } from '../links/misnamed-routes.ts';
import type { SiteRule } from '../rule.ts';

/** Missing parent pages, each once. */
export const parentPage: SiteRule = {
  name: 'parent-page',
  severity: 'error',
  checkSite({ pages, routes, pagesFolder }) {
    const missing = pages.flatMap(({ document, route }) =>
      parentRoutes(route)
        // `required-page` reports home.
        .filter((parent) => parent !== '/' && !routes.has(parent))
        .map((parent) => ({ parent, child: document })),
    );
    // The page of a folder, also before there is another in it.
    const hubs = pages.flatMap(({ document, route }) =>
      document.file.endsWith('/index.json') ? [route] : [],
    );
    return [...groupBy(missing, ({ parent }) => parent)].flatMap(([parent, [first, ...others]]) => {
      if (first === undefined) return [];
      const also = others.length === 0 ? '' : ` (net als ${others.length} andere)`;
      const elsewhere = sameName(parent, hubs);
      const moveThere =
        elsewhere && `Bedoel je "${elsewhere}"? Zet het bestand dan in ${pagesFolder}${elsewhere}.`;
      // A folder that first needs another name gets no page under this one.
      const add = isMisnamed(parent) ? undefined : `voeg ${pagesFolder}${parent}/index.json toe.`;
      if (moveThere === undefined && add === undefined) return [];
      return [
        {
          document: first.child,
          pointer: '',
          message: `De pagina "${first.child.name}"${also} hoort onder "${parent}", maar die pagina bestaat niet.`,
          hint: capitalised([moveThere, add].filter(Boolean).join(' Zo niet: ')),
        },
      ];
    });
  },
};

/** A hub elsewhere with the same or nearly the same last name: below another page nothing stands yet. */
function sameName(route: string, routes: readonly string[]): string | undefined {
  const others = routes.filter((other) => other !== '/' && !other.startsWith(`${route}/`));
  const byName = new Map(others.map((other) => [lastName(other), other]));
  return byName.get(closestName(lastName(route), byName.keys()) ?? '');
}
