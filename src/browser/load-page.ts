import type { Page } from '../shared/page.ts';
import { loadStyles } from './load-styles.ts';

const loading = new Map<string, Promise<Page>>();
const loaded = new Map<string, Page>();

/**
 * Fetches a page's data by site path, cached; an unknown path gives the not-found page. Rejects on a network error or
 * bad status.
 */
export function loadPage(path: string): Promise<Page> {
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

async function fetchWithStyles(path: string): Promise<Page> {
  const [page] = await Promise.all([fetchPage(path), loadStyles()]);
  return page;
}

async function fetchPage(path: string): Promise<Page> {
  const response = await fetch(dataAddress(path));
  if (response.ok) return response.json();
  if (response.status !== 404) throw new Error(`${path} answered ${response.status}.`);
  const notFound = await fetch(dataAddress('/404'));
  if (!notFound.ok) throw new Error(`The not-found page answered ${notFound.status}.`);
  return { ...(await notFound.json()), path };
}

function dataAddress(path: string): string {
  return path === '/' ? '/index.json' : `${path}.json`;
}
