import type { SearchEntry } from '../../../shared/page/page-search.ts';
import { notFoundRoute } from '../../../shared/page/route.ts';
import { plainText } from '../../../shared/rich-text.ts';
import { isObject, objectAt, stringOrEmptyAt, stringsAt } from '../../json/json-shape.ts';
import { fillSiteValues } from '../../text/fill-site-values.ts';
import type { SiteContext } from './resolve-site.ts';
import { searchParts } from './search-parts.ts';

/** What visitors can search: every page but the not-found one, in file order, and behind them what pages say. */
export function searchEntries(context: SiteContext): SearchEntry[] {
  return [...pageEntries(context), ...searchParts(context)];
}

function pageEntries({ outlines, siteValues, summaryOf }: SiteContext): SearchEntry[] {
  return outlines.flatMap(({ path, frontMatter }): SearchEntry[] => {
    if (path === notFoundRoute) return [];
    const { name, card } = summaryOf(path);
    const filled = fillSiteValues(objectAt(frontMatter, 'metadata'), siteValues);
    const metadata = isObject(filled) ? filled : {};
    return [
      {
        path,
        title: card?.title ?? name,
        description: card ? plainText(card.description) : stringOrEmptyAt(metadata, 'description'),
        synonyms: card?.synonyms ?? [],
        keywords: stringsAt(metadata, 'keywords'),
        terms: card?.features ?? [],
      },
    ];
  });
}
