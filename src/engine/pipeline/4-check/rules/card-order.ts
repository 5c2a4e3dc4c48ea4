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
  checkSite({ pages, routes, movedFrom }) {
    const cards = groupBy(pages.filter(mayHaveCard), ({ route }) => parentRoute(route));
    return pages.flatMap(({ document, route, blocks = [] }) =>
      // A shared block has no order: its pages differ per page.
      blocks.flatMap(({ pointer, order = [] }): Finding[] => {
        if (order.length === 0) return [];
        const names = (cards.get(route) ?? []).map((page) => lastName(page.route));
        const ordered = new Set(order.map(({ name }) => name));
        const way = removeItem('haal deze naam weg', { field: 'order', count: order.length });
        const others = names.filter((name) => !ordered.has(name));
        const nearest = closestFinder(others);
        // A page that has another name now says so itself.
        const present = (name: string): string | undefined => {
          const moved = movedFrom.get(routeBelow(route, name));
          return moved !== undefined && parentRoute(moved) === route
            ? others.find((each) => each === lastName(moved))
            : nearest(name);
        };
        const wrong = order
          .filter(({ name }) => !names.includes(name))
          .map(({ index, name }) => ({
            index,
            name,
            meant: withoutCard(routes.get(routeBelow(route, name)), way) ?? didYouMean(present(name)),
          }));
        // All came along with a copy of another hub, or went with its pages.
        if (order.length > 1 && wrong.length === order.length && wrong.every(({ meant }) => !meant))
          return [{ document, pointer: `${pointer}/order`, ...noneThere(route) }];
        return wrong.map(({ index, name, meant }) => ({
          document,
          pointer: `${pointer}/order/${index}`,
          message: `Onder "${route}" is er geen pagina "${name}" met een kaart.`,
          hint: meant ?? `${capitalised(way)}.`,
        }));
      }),
    );
  },
};

function noneThere(route: string): Pick<Finding, 'message' | 'hint'> {
  return {
    message: `Onder "${route}" is er van geen enkele naam in "order" een pagina met een kaart.`,
    hint: 'Haal het hele veld "order" weg.',
  };
}

function withoutCard(page: SourceFile | undefined, way: string): string | undefined {
  return page && `Geef ${page.file} een "card", of ${way}.`;
}
