import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BlockOf } from '../../../shared/page/page.ts';
import { type SearchEntry, searchPages } from '../../../shared/page/page-search.ts';
import { lastName } from '../../../shared/page/route.ts';
import { unescaped } from '../../../shared/text/unescaped.ts';
import { valueInAddress } from '../../forms/prefill/address-value.ts';
import { replaceFragment } from '../../parts/replace-fragment.ts';
import { loadSearchEntries } from './load-search-entries.ts';

/** The name of the field, and of the question in an address: `#zoek=bestelbus`. */
export const queryField = 'zoek';

export interface Found {
  query: string;
  /** Best first; undefined when the list of pages does not arrive. */
  hits: readonly SearchEntry[] | undefined;
}

interface PageSearch {
  field: RefObject<HTMLInputElement | null>;
  /** Undefined while nothing is asked, and before the first list of pages. */
  found: Found | undefined;
  /** Searches what stands in the field. */
  search(): void;
  /** Fetches the list of pages, before it is needed. */
  prepare(): void;
}

/**
 * Searches while the visitor types, and keeps the question in the address: a reload or a step back brings it again.
 * The first question may be the address that does not exist.
 */
export function usePageSearch(firstQuestion: BlockOf<'page-search'>['firstQuestion']): PageSearch {
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Found>();

  const ask = useCallback(async (query: string, { isGuess = false } = {}): Promise<void> => {
    const entries = query === '' ? [] : await loadSearchEntries().catch(() => undefined);
    // By now the visitor may have typed on.
    if (field.current?.value.trim() !== query) return;
    const all = entries && searchPages(entries, query);
    // An address names a page, not what one says; and nobody looks for the page that is shown.
    const isMeant = ({ path, page }: SearchEntry): boolean =>
      page === undefined && path !== location.pathname;
    const hits = isGuess ? all?.filter(isMeant) : all;
    setFound(query === '' || (isGuess && !hits?.length) ? undefined : { query, hits });
  }, []);

  const search = useCallback((): void => {
    const query = field.current?.value.trim() ?? '';
    keepInAddress(query);
    void ask(query);
  }, [ask]);

  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    // The focus may have been what loaded this.
    if (element === document.activeElement) prepare();
    // Typed before the script arrived.
    if (element.value !== '') return search();
    const asked = queryInAddress();
    const guess = firstQuestion === 'address' ? lastWords(location.pathname) : '';
    element.value = asked || guess;
    void ask(element.value, { isGuess: asked === '' });
    // Who came for what is found sees it; who reads on meanwhile stays.
    if (asked !== '' && scrollY === 0) element.form?.scrollIntoView({ behavior: 'instant' });
  }, [ask, search, firstQuestion]);

  useEffect(() => {
    const follow = (): void => {
      const query = queryInAddress();
      if (field.current === null || query === '') return;
      field.current.value = query;
      void ask(query);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [ask]);

  return { field, found, search, prepare };
}

function prepare(): void {
  loadSearchEntries().catch(() => {});
}

function queryInAddress(): string {
  return valueInAddress(location.hash, queryField);
}

function keepInAddress(query: string): void {
  if (query === queryInAddress()) return;
  const fragment = query === '' ? '' : `#${new URLSearchParams({ [queryField]: query })}`;
  replaceFragment(fragment);
}

/** The words of the last name in a path: `/equipment/mini-graver` and `/mini%20graver` ask for `mini graver`. */
function lastWords(path: string): string {
  const name = lastName(unescaped(path)).replace(/\.html?$/, '');
  return name.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '';
}
