import type { SearchEntry } from '../../../shared/page/page-search.ts';
import { searchDataFile } from '../../../shared/site/built-files.ts';
import { unlessLeaving } from '../../parts/unless-leaving.ts';

const timeoutMs = 15_000;

let loading: Promise<SearchEntry[]> | undefined;

/** Fetches what visitors can search, once. Rejects on a network error or bad status; the next call tries again. */
export function loadSearchEntries(): Promise<SearchEntry[]> {
  loading ??= fetchEntries();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function fetchEntries(): Promise<SearchEntry[]> {
  const response = await unlessLeaving(
    fetch(`/${searchDataFile}`, { signal: AbortSignal.timeout(timeoutMs) }),
  );
  if (!response.ok) throw new Error(`/${searchDataFile} answered ${response.status}.`);
  return response.json();
}
