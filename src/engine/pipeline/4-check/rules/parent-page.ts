import { parentRoutes } from '../../../../shared/route.ts';
import type { SourceFile } from '../../1-load/source-document.ts';
import type { Check } from '../check.ts';

/** Reports pages below an address that has no page, once per missing page. */
export const parentPage: Check = {
  rule: 'parent-page',
  why: 'The breadcrumb links to every page above, and a page without a parent stands in no list.',
  run({ pages, routes, pagesFolder }) {
    const childrenOf = new Map<string, SourceFile[]>();
    for (const { document, route } of pages) {
      for (const parent of parentRoutes(route)) {
        // Home has a rule of its own.
        if (parent === '/' || routes.has(parent)) continue;
        const children = childrenOf.get(parent);
        if (children) children.push(document);
        else childrenOf.set(parent, [document]);
      }
    }
    return [...childrenOf].flatMap(([parent, [first, ...others]]) => {
      if (first === undefined) return [];
      const also = others.length === 0 ? '' : ` (net als ${others.length} andere)`;
      return [
        {
          document: first,
          pointer: '',
          message: `De pagina "${first.name}"${also} hoort onder "${parent}", maar die pagina bestaat niet.`,
          hint: `Voeg ${pagesFolder}${parent}/index.json toe.`,
        },
      ];
    });
  },
};
