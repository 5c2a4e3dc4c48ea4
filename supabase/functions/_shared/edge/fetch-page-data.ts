import { outputFile } from '../../../../src/shared/site/built-files.ts';
import type { LoadPageData } from '../lead-page.ts';

/** In milliseconds: a lead is worth more than the name of its page. */
const timeoutMs = 1500;

/** Loads the data of pages from the site, and remembers them as long as the instance lives. */
export function fetchPageData(siteUrl: string): LoadPageData {
  const pages = new Map<string, unknown>();
  return async (path) => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const file = outputFile(path, 'json');
    const response = await fetch(`${siteUrl}/${file}`, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`The site answered ${response.status} to ${file}.`);
    const page: unknown = await response.json();
    pages.set(path, page);
    return page;
  };
}
