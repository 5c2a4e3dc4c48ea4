import type { Finding, SiteRule } from '../rule.ts';
import { hasPageHeading } from './one-h1.ts';

/** A block before the page heading; within blocks the view keeps heading levels in order. */
export const headingOrder: SiteRule = {
  name: 'heading-order',
  severity: 'error',
  canBeIgnored: true,
  checkSite({ pages }) {
    return pages.flatMap(({ document, blocks = [] }): Finding[] => {
      const heading = blocks.findIndex(({ type }) => hasPageHeading(type));
      const first = blocks[0];
      if (heading <= 0 || first === undefined) return [];
      const field = first.shared === undefined ? 'type' : 'shared';
      return [
        {
          document,
          pointer: `${first.pointer}/${field}`,
          message: `Dit blok staat boven de kop van de pagina (blok ${heading + 1}, "${blocks[heading]?.type}").`,
          hint: 'Zet de kop van de pagina als eerste in "blocks".',
        },
      ];
    });
  },
};
