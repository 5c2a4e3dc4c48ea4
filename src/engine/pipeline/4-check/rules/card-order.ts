import { groupBy } from '../../../../shared/group-by.ts';
import { lastName, parentRoute, routeBelow } from '../../../../shared/page/route.ts';
import { capitalised } from '../../../../shared/text/capitalised.ts';
import type { SourceFile } from '../../1-load/source-document.ts';
import { closestFinder } from '../links/closest-finder.ts';
import { didYouMean } from '../links/did-you-mean.ts';
import { removeItem } from '../remove-item.ts';
import type { Finding, SiteRule } from '../rule.ts';
import { mayHaveCard } from './page-cards.ts';

/** Names in the `order` of page cards without a card. */
export const cardOrder: SiteRule = {
  name: 'card-order',
  severity: 'error',
  checkSite({ pages, routes }) {
    const cards = groupBy(pages.filter(mayHaveCard), ({ route }) => parentRoute(route));
    return pages.flatMap(({ document, route, blocks = [] }) =>
      // A shared block has no order: its pages differ per page.
      blocks.flatMap(({ pointer, order = [] }): Finding[] => {
        if (order.length === 0) return [];
        const names = (cards.get(route) ?? []).map((page) => lastName(page.route));
        const ordered = new Set(order.map(({ name }) => name));
        const way = removeItem('haal deze naam weg', { field: 'order', count: order.length });
        const nearest = closestFinder(names.filter((name) => !ordered.has(name)));
        return order
          .filter(({ name }) => !names.includes(name))
          .map(({ index, name }) => ({
            document,
            pointer: `${pointer}/order/${index}`,
            message: `Onder "${route}" is er geen pagina "${name}" met een kaart.`,
            hint:
              withoutCard(routes.get(routeBelow(route, name)), way) ??
              didYouMean(nearest(name)) ??
              `${capitalised(way)}.`,
          }));
      }),
    );
  },
};

function withoutCard(page: SourceFile | undefined, way: string): string | undefined {
  return page && `Geef ${page.file} een "card", of ${way}.`;
}
