import { parentRoute } from '../../../../shared/page/route.ts';
import type { IndexedPage } from '../../3-facts/site-index.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Page cards that would be empty. */
export const pageCards: SiteRule = {
  name: 'page-cards',
  severity: 'warning',
  checkSite({ pages }) {
    const filled = new Set(pages.filter(mayHaveCard).map(({ route }) => parentRoute(route)));
    return pages.flatMap(({ document, route, blocks = [] }): Finding[] => {
      if (filled.has(route)) return [];
      return blocks
        .filter(({ type }) => type === 'page-cards')
        .map(({ pointer }) => ({
          document,
          pointer,
          message: `Deze lijst blijft leeg: onder "${route}" is er geen pagina met een "card".`,
          hint: 'Geef een pagina eronder een "card" of haal dit blok weg.',
        }));
    });
  },
};

/** Whether a page has a card, or is unreadable. */
export function mayHaveCard({ head, isReadable }: IndexedPage): boolean {
  return !isReadable || head?.card !== undefined;
}
