import type { SearchEntry } from '../../../shared/page/page-search.ts';
import { notFoundRoute } from '../../../shared/page/route.ts';
import { plainText } from '../../../shared/rich-text.ts';
import { objectAt, stringOrEmptyAt, stringsAt } from '../../json/json-shape.ts';
import { filledText } from '../../text/fill-site-values.ts';
import type { SiteContext } from './resolve-site.ts';
import { searchParts } from './search-parts.ts';

/** What visitors can search: every page but the not-found one, in file order, and behind them what pages say. */
export function searchEntries(context: SiteContext): SearchEntry[] {
  return [...pageEntries(context), ...searchParts(context)];
}

function pageEntries({ outlines, siteValues, summaryOf }: SiteContext): SearchEntry[] {
  const fill = (text: string): string => filledText(text, siteValues);
  return outlines.flatMap(({ path, frontMatter }): SearchEntry[] => {
    if (path === notFoundRoute) return [];
    const { name, card } = summaryOf(path);
    const metadata = objectAt(frontMatter, 'metadata');
    return [
      {
        path,
        title: card?.title ?? name,
        description: card ? plainText(card.description) : fill(stringOrEmptyAt(metadata, 'description')),
        synonyms: card?.synonyms ?? [],
        keywords: stringsAt(metadata, 'keywords').map(fill),
        terms: card?.features ?? [],
      },
    ];
  });
}
