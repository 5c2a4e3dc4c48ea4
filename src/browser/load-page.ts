import type { Page } from '../shared/page/page.ts';
import { outputFile } from '../shared/site/built-files.ts';
import { loadStyles } from './load-styles.ts';

const loading = new Map<string, Promise<Page | undefined>>();
const loaded = new Map<string, Page | undefined>();

/**
 * Fetches a page's data by site path, cached; undefined when there is none. Rejects on a network error or another bad
 * status.
 */
export function loadPage(path: string): Promise<Page | undefined> {
  const known = loading.get(path);
  if (known) return known;
  const page = fetchWithStyles(path);
  loading.set(path, page);
  page.then(
    (arrived) => loaded.set(path, arrived),
    () => loading.delete(path),
  );
  return page;
}

/** The page at a site path, if loaded. */
export function loadedPage(path: string): Page | undefined {
  return loaded.get(path);
}

/** Clears the cache of pages. */
export function forgetPages(): void {
  loading.clear();
  loaded.clear();
}

async function fetchWithStyles(path: string): Promise<Page | undefined> {
  const [page] = await Promise.all([fetchPage(path), loadStyles()]);
  return page;
}

async function fetchPage(path: string): Promise<Page | undefined> {
  const response = await fetch(`/${outputFile(path, 'json')}`);
  if (response.ok) return response.json();
  if (response.status !== 404) throw new Error(`${path} answered ${response.status}.`);
  return undefined;
}
