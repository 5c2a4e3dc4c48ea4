import { loadPage } from './load-page.ts';

/** Fetches what a navigation to this path needs: the code of the site and the page's data. Failures wait for the navigation. */
export function prefetch(path: string): void {
  import('./show-site.tsx').catch(() => {});
  loadPage(path).catch(() => {});
}
