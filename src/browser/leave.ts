import type { Root } from 'react-dom/client';
import type { FirstView } from '../shared/page.ts';
import { listenToLinks } from './link-clicks.ts';
import { loadPage } from './load-page.ts';
import { openedAt } from './opened-at.ts';

/**
 * The first page stays light: the router, the metadata and the code of static blocks come when the visitor is about
 * to leave it. Gives the function that stops waiting for that.
 */
export function leaveOnIntent(root: Root, firstView: FirstView): () => void {
  const prepare = (path: string): void => {
    import('./show-site.tsx').catch(() => {});
    loadPage(path).catch(() => {});
  };
  const leave = (to?: string): void => {
    import('./show-site.tsx').then(
      ({ showSite }) => showSite(root, firstView, to),
      // Offline, or the file was replaced by a deployment: the browser can still go there by itself.
      () => (to === undefined ? location.reload() : location.assign(to)),
    );
  };
  const stopLinks = listenToLinks({
    follow: leave,
    prepare,
  });
  const onHistory = (): void => {
    // Anchors on the same page are the browser's own work.
    if (location.pathname === openedAt()) return;
    prepare(location.pathname);
    leave();
  };
  addEventListener('popstate', onHistory);
  // The visitor may have gone back before the page was awake.
  onHistory();
  import.meta.hot?.on('content:changed', () => leave());
  return () => {
    stopLinks();
    removeEventListener('popstate', onHistory);
  };
}
