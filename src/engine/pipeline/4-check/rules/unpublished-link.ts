import { publicationOf } from '../../../../shared/page/publication.ts';
import { dutchDate } from '../../../../shared/text/dutch-date.ts';
import type { AuthoredLink, InDocument } from '../../3-facts/document-texts.ts';
import type { IndexedPage, SiteIndex } from '../../3-facts/site-index.ts';
import { filledHref } from '../links/filled-href.ts';
import { pagesByRoute } from '../pages-by-route.ts';
import { pagesByShared } from '../pages-by-shared.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Links that visitors follow to a page that they do not see, now or when the page with the link begins. */
export const unpublishedLink: SiteRule = {
  name: 'unpublished-link',
  severity: 'error',
  checkSite(site) {
    const byRoute = pagesByRoute(site);
    const isAnyHidden = site.pages.some(({ unpublished }) => unpublished !== undefined);
    if (!isAnyHidden) return [];
    return site.links.flatMap((link): Finding[] => {
      const href = filledHref(link.href, site);
      if (href?.kind !== 'page') return [];
      const target = byRoute.get(site.aliases.get(href.path) ?? href.path);
      const words = target && wordsOf(target, firstDay(link, site));
      return words ? [{ document: link.document, pointer: link.pointer, range: link.range, ...words }] : [];
    });
  },
};

/** From when visitors may see the link, in a shared block on any page that has it; undefined when they do not. */
function firstDay({ document }: InDocument<AuthoredLink>, site: SiteIndex): string | undefined {
  if (document.kind === 'shared') {
    const pages = pagesByShared(site).get(document.name) ?? [];
    return pages.flatMap((page) => firstDayOf(page, site) ?? []).sort()[0];
  }
  const page = document.kind === 'page' ? pagesByRoute(site).get(document.name) : undefined;
  return firstDayOf(page, site);
}

function firstDayOf(page: IndexedPage | undefined, { today }: SiteIndex): string | undefined {
  switch (page?.unpublished) {
    case 'draft':
    case 'ended':
      return undefined;
    case 'early':
      return publicationOf(page.head).from;
    case undefined:
      return today;
  }
}

function wordsOf(
  { route, head, unpublished }: IndexedPage,
  day: string | undefined,
): Pick<Finding, 'severity' | 'message' | 'hint' | 'group' | 'isOverdue'> | undefined {
  const { from = '', until = '' } = publicationOf(head);
  if (day === undefined) return undefined;
  if (unpublished === 'draft') {
    return {
      group: route,
      message: `De link wijst naar "${route}", en dat is een concept: bezoekers zien die pagina niet.`,
      hint: 'Haal de link weg, of haal daar "draft" weg.',
    };
  }
  if (unpublished === 'early' && day < from) {
    return {
      group: route,
      message: `De link wijst naar "${route}", en bezoekers zien die pagina pas vanaf ${dutchDate(from)}.`,
      hint: 'Haal de link weg, of zet daar in "from" een eerdere dag.',
    };
  }
  if (unpublished !== 'ended') return undefined;
  return {
    severity: 'warning',
    isOverdue: true,
    group: route,
    message: `De link wijst naar "${route}", en de laatste dag van die pagina was ${dutchDate(until)}. Bezoekers komen op de pagina erboven.`,
    hint: 'Haal de link weg, of zet daar in "until" een latere dag.',
  };
}
