import type { ResolvedSite } from '../shared/page/page.ts';
import { siteDataFile } from '../shared/site/built-files.ts';

let loading: Promise<ResolvedSite> | undefined;

/** Fetches all values of the site; the first page holds only some of them. Rejects on a network error or bad status. */
export function loadSite(): Promise<ResolvedSite> {
  loading ??= fetchSite().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchSite(): Promise<ResolvedSite> {
  const response = await fetch(`/${siteDataFile}`);
  if (!response.ok) throw new Error(`/${siteDataFile} answered ${response.status}.`);
  return response.json();
}
