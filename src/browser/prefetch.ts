import { loadPage } from './load-page.ts';
import { loadSite } from './load-site.ts';

/** Prefetches what a navigation to this path needs; failures are left to the navigation. */
export function prefetch(path: string): void {
  import('./show-site.tsx').catch(() => {});
  loadSite().catch(() => {});
  loadPage(path).catch(() => {});
}
