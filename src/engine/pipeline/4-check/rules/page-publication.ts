import { notFoundRoute, parentRoutes } from '../../../../shared/page/route.ts';
import { isDay } from '../../../../shared/text/is-day.ts';
import { stringAt } from '../../../json/json-shape.ts';
import type { IndexedPage } from '../../3-facts/site-index.ts';
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
      (page) => endsFirst(page) ?? isMissed(page) ?? standsBelowHidden(page, byRoute) ?? [],
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

/** What ended does so by itself: its children stay, without it in their breadcrumb. */
function standsBelowHidden(
  { document, route, unpublished }: IndexedPage,
  byRoute: ReadonlyMap<string, IndexedPage>,
): Finding | undefined {
  if (unpublished !== undefined) return undefined;
  const hidden = parentRoutes(route)
    .map((parent) => byRoute.get(parent))
    .find((parent) => parent?.unpublished === 'draft' || parent?.unpublished === 'early');
  if (hidden === undefined) return undefined;
  const field = hidden.unpublished === 'draft' ? 'draft' : 'from';
  const value = field === 'draft' ? 'true' : JSON.stringify(stringAt(hidden.head, 'from'));
  return {
    document,
    pointer: '',
    message: `Bezoekers zien deze pagina, maar nog niet "${hidden.route}", waar ze onder hoort.`,
    hint: `Haal "${field}" weg uit ${hidden.document.file}, of zet hier ook "${field}": ${value}.`,
  };
}
