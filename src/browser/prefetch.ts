import { loadPage } from './load-page.ts';
import { loadSite } from './load-site.ts';
import { loadStyles } from './load-styles.ts';

/** Prefetches what a navigation to this path needs; failures are left to the navigation. */
export function prefetch(path: string): void {
  prefetchSite();
  loadPage(path).catch(() => {});
}

/** Prefetches what a navigation to any other page needs. */
export function prefetchSite(): void {
  import('./show-site.tsx').catch(() => {});
  loadSite().catch(() => {});
  void loadStyles();
}
