import { groupBy } from '../../../../shared/group-by.ts';
import { parentRoute } from '../../../../shared/page/route.ts';
import type { IndexedPage } from '../../3-facts/site-index.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Page cards that are empty, or that visitors see empty today. */
export const pageCards: SiteRule = {
  name: 'page-cards',
  severity: 'warning',
  checkSite({ pages }) {
    const listed = groupBy(pages.filter(mayHaveCard), ({ route }) => parentRoute(route));
    return pages.flatMap((page): Finding[] => {
      const flaw = flawOf(page, listed.get(page.route) ?? []);
      if (flaw === undefined) return [];
      const { document, blocks = [] } = page;
      return blocks
        .filter(({ type }) => type === 'page-cards')
        .map(({ pointer }) => ({ document, pointer, ...flaw }));
    });
  },
};

/** @param listed the pages below it that have a card */
function flawOf(
  { route, unpublished }: IndexedPage,
  listed: readonly IndexedPage[],
): Pick<Finding, 'message' | 'hint' | 'isOverdue'> | undefined {
  if (listed.length === 0)
    return {
      message: `Deze lijst blijft leeg: onder "${route}" is er geen pagina met een "card".`,
      hint: 'Geef een pagina eronder een "card" of haal dit blok weg.',
    };
  // A hub that is still to come may wait for its pages.
  if (unpublished !== undefined || listed.some((page) => page.unpublished === undefined)) return undefined;
  return {
    isOverdue: listed.some((page) => page.unpublished === 'ended'),
    message: `Deze lijst is nu leeg: van de pagina’s onder "${route}" met een "card" zien bezoekers er geen.`,
    hint: 'Laat er een zien, of haal dit blok weg zolang dat niet kan.',
  };
}

/** Whether a page has a card, or is unreadable. */
export function mayHaveCard({ head, isReadable }: IndexedPage): boolean {
  return !isReadable || head?.card !== undefined;
}
