import { publicationOf, unpublishedOn } from '../../../../shared/page/publication.ts';
import { notFoundRoute, parentRoutes } from '../../../../shared/page/route.ts';
import { dutchDate } from '../../../../shared/text/dutch-date.ts';
import { isDay } from '../../../../shared/text/is-day.ts';
import { stringAt } from '../../../json/json-shape.ts';
import type { IndexedPage, SiteIndex } from '../../3-facts/site-index.ts';
import { pagesByRoute } from '../pages-by-route.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Pages that every site needs, and what they are called. */
const alwaysPublic: ReadonlyMap<string, string> = new Map([
  ['/', 'De homepage'],
  [notFoundRoute, 'De pagina voor adressen die niet bestaan'],
]);

/** A page that ends before it begins, is missed by all visitors, or stands below one that they do not see. */
export const pagePublication: SiteRule = {
  name: 'page-publication',
  severity: 'error',
  checkSite(site) {
    const byRoute = pagesByRoute(site);
    return site.pages.flatMap(
      (page) => endsFirst(page) ?? isMissed(page) ?? standsBelowHidden(page, { byRoute, ...site }) ?? [],
    );
  },
};

function endsFirst({ document, head }: IndexedPage): Finding | undefined {
  const [from, until] = [stringAt(head, 'from'), stringAt(head, 'until')];
  if (from === undefined || until === undefined || from <= until) return undefined;
  // A day that does not exist is reported by another rule.
  if (!isDay(from) || !isDay(until)) return undefined;
  return {
    document,
    pointer: '/until',
    message: `Deze pagina eindigt op ${until}, en dat is voordat die begint (${from}).`,
    hint: 'Zet in "until" een dag op of na die in "from".',
  };
}

function isMissed({ document, route, head = {} }: IndexedPage): Finding | undefined {
  const what = alwaysPublic.get(route);
  const field = (['draft', 'from', 'until'] as const).find(
    (name) => head[name] !== undefined && head[name] !== false,
  );
  if (what === undefined || field === undefined) return undefined;
  return {
    document,
    pointer: `/${field}`,
    message: `${what} moet er altijd zijn.`,
    hint: `Haal "${field}" weg.`,
  };
}

interface Around extends Pick<SiteIndex, 'today'> {
  byRoute: ReadonlyMap<string, IndexedPage>;
}

/** What ended does so by itself: its children stay, without it in their breadcrumb. */
function standsBelowHidden(
  { document, route, head, unpublished }: IndexedPage,
  { byRoute, today }: Around,
): Finding | undefined {
  const isEarly = unpublished === 'early';
  if (unpublished !== undefined && !isEarly) return undefined;
  const { from: day = today } = isEarly ? publicationOf(head) : {};
  const hidden = parentRoutes(route)
    .flatMap((parent) => byRoute.get(parent) ?? [])
    .map((parent) => ({ parent, why: unpublishedOn(day, publicationOf(parent.head)) }))
    .find(({ why }) => why === 'draft' || why === 'early');
  if (hidden === undefined) return undefined;
  const { parent, why } = hidden;
  const field = why === 'draft' ? 'draft' : 'from';
  const value = field === 'draft' ? 'true' : JSON.stringify(stringAt(parent.head, 'from'));
  const seen = isEarly
    ? `Bezoekers zien deze pagina vanaf ${dutchDate(day)}, maar dan nog niet`
    : 'Bezoekers zien deze pagina, maar nog niet';
  return {
    document,
    pointer: '',
    group: `${parent.route} ${seen}`,
    message: `${seen} "${parent.route}", waar ze onder hoort.`,
    hint: `Haal "${field}" weg uit ${parent.document.file}, of zet hier ook "${field}": ${value}.`,
  };
}
