import type { Finding, SiteRule } from '../rule.ts';

/** Names that the page around its blocks has; the browser would find the block instead. */
export const namesOfThePage: ReadonlySet<string> = new Set([
  'inhoud',
  'loader',
  'menu-panel',
  'menu-panel-title',
  'offline',
  'page-data',
  'site-menu',
]);

/** Block ids used twice on a page. */
export const duplicateAnchor: SiteRule = {
  name: 'duplicate-anchor',
  severity: 'error',
  checkSite({ pages }) {
    return pages.flatMap(({ document, blocks = [] }) => {
      const seen = new Set<string>();
      return blocks.flatMap(({ pointer, id, shared }): Finding[] => {
        if (id === undefined) return [];
        const isOfThePage = namesOfThePage.has(id);
        if (!seen.has(id) && !isOfThePage) {
          seen.add(id);
          return [];
        }
        const whose = shared === undefined ? '' : ` van het gedeelde blok "${shared}"`;
        return [
          {
            document,
            pointer: `${pointer}/${shared === undefined ? 'id' : 'shared'}`,
            message: `De "id" "${id}"${whose} ${isOfThePage ? 'gebruikt elke pagina zelf' : 'staat al bij een eerder blok op deze pagina'}.`,
            hint: isOfThePage ? 'Geef het blok een andere naam.' : 'Geef een van de twee een andere naam.',
          },
        ];
      });
    });
  },
};
