import { groupBy } from '../../../../shared/group-by.ts';
import { parentRoutes } from '../../../../shared/route.ts';
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
    return [...groupBy(missing, ({ parent }) => parent)].flatMap(([parent, [first, ...others]]) => {
      if (first === undefined) return [];
      const also = others.length === 0 ? '' : ` (net als ${others.length} andere)`;
      return [
        {
          document: first.child,
          pointer: '',
          message: `De pagina "${first.child.name}"${also} hoort onder "${parent}", maar die pagina bestaat niet.`,
          hint: `Voeg ${pagesFolder}${parent}/index.json toe.`,
        },
      ];
    });
  },
};
