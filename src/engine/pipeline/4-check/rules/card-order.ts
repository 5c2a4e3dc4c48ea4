import type { IndexedPage } from '../../3-facts/site-index.ts';
import { closestFinder } from '../links/closest-finder.ts';
import { didYouMean } from '../links/closest-route.ts';
import type { Finding, SiteRule } from '../rule.ts';
import { mayHaveCard } from './page-cards.ts';

/** Reports names in the order of a hub's cards that belong to no card. */
export const cardOrder: SiteRule = {
  name: 'card-order',
  severity: 'error',
  checkSite({ pages }) {
    const cards = namesByParent(pages.filter(mayHaveCard));
    return pages.flatMap(({ document, route, blocks = [] }) =>
      // A shared block has no order here: the pages below differ for each page that uses it.
      blocks.flatMap(({ pointer, order = [] }): Finding[] => {
        if (order.length === 0) return [];
        const names = cards.get(route) ?? [];
        const nearest = closestFinder(names);
        return order
          .filter(({ name }) => !names.includes(name))
          .map(({ index, name }) => ({
            document,
            pointer: `${pointer}/order/${index}`,
            message: `Onder "${route}" is er geen pagina "${name}" met een kaart.`,
            hint: didYouMean(nearest(name)) ?? 'Haal deze naam weg.',
          }));
      }),
    );
  },
};

/** The last names of pages, by the route of the page above them. */
function namesByParent(pages: readonly IndexedPage[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { route } of pages) {
    if (route === '/') continue;
    const slash = route.lastIndexOf('/');
    const parent = route.slice(0, slash) || '/';
    const siblings = names.get(parent);
    if (siblings) siblings.push(route.slice(slash + 1));
    else names.set(parent, [route.slice(slash + 1)]);
  }
  return names;
}
