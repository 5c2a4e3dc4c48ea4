import type { Finding, SiteRule } from '../rule.ts';

/** Block ids used twice on a page. */
export const duplicateAnchor: SiteRule = {
  name: 'duplicate-anchor',
  severity: 'error',
  checkSite({ pages }) {
    return pages.flatMap(({ document, blocks = [] }) => {
      const seen = new Set<string>();
      return blocks.flatMap(({ pointer, id, shared }): Finding[] => {
        if (id === undefined) return [];
        if (!seen.has(id)) {
          seen.add(id);
          return [];
        }
        const whose = shared === undefined ? '' : ` van het gedeelde blok "${shared}"`;
        return [
          {
            document,
            pointer: `${pointer}/${shared === undefined ? 'id' : 'shared'}`,
            message: `De "id" "${id}"${whose} staat al bij een eerder blok op deze pagina.`,
            hint: 'Geef een van de twee een andere naam.',
          },
        ];
      });
    });
  },
};
