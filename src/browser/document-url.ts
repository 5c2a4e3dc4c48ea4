import { currentEntry } from './site-history.ts';

/** The URL that the document was fetched from, whatever the address bar says. */
export function documentUrl(): URL {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href);
}

/**
 * Whether the address is that of the document's own page: also at an anchor, or on return before another page was
 * shown.
 */
export function isFirstPage(): boolean {
  const { pathname, search } = documentUrl();
  return pathname === currentEntry().pathname && search === currentEntry().search;
}
