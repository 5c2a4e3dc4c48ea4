import { publicationOf } from '../../../../shared/page/publication.ts';
import { fixedRoutes } from '../../../../shared/page/route.ts';
import { dutchDate } from '../../../../shared/text/dutch-date.ts';
import type { IndexedPage } from '../../3-facts/site-index.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Pages whose last day has passed: nobody sees them, and somebody may believe that they do. */
export const endedPage: SiteRule = {
  name: 'ended-page',
  severity: 'warning',
  canBeIgnored: true,
  checkSite({ pages }) {
    return pages.filter(({ unpublished }) => unpublished === 'ended').flatMap((page) => ended(page) ?? []);
  },
};

/** Undefined where `page-publication` says that the day is wrong. */
function ended({ document, route, head }: IndexedPage): Finding | undefined {
  const { from = '', until = '' } = publicationOf(head);
  if (until < from || fixedRoutes.has(route)) return undefined;
  return {
    document,
    pointer: '/until',
    isOverdue: true,
    message: `De laatste dag van deze pagina was ${dutchDate(until)}: bezoekers komen nu op de pagina erboven.`,
    hint: `Zet in "until" een latere dag, of haal de pagina weg met "npm run remove-page -- ${route}".`,
  };
}
