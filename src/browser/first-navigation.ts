import { cloneElement, type ReactElement } from 'react';
import type { Root } from 'react-dom/client';
import { contentEvents } from '../shared/content-events.ts';
import { unlessLeaving } from '../view/parts/unless-leaving.ts';
import { isFirstPage } from './document-url.ts';
import type { FirstPageProps } from './FirstPage.tsx';
import { hostAnswers } from './host-answers.ts';
import { prefetch } from './prefetch.ts';
import { followPreview } from './preview.ts';
import { saveScroll } from './scroll-restoration.ts';
import { scrollToAddress } from './scroll-to-address.ts';
import { currentEntry, onNavigation } from './site-history.ts';

/**
 * Replaces the first page by the whole site on navigation: only then load the router, metadata and static blocks' code.
 * Returns the unsubscribe function.
 */
export function awaitFirstNavigation(root: Root, firstPage: ReactElement<FirstPageProps>): () => void {
  /** The latest entry of the first page. */
  let shown = currentEntry();
  /** Entries that links added since; NaN after a step to another page, from where the way back is not known. */
  let linksSince = 0;
  const showSite = (): void => {
    const wanted = currentEntry();
    unlessLeaving(import('./show-site.tsx').then((module) => module.showSite(root))).catch(async () => {
      const canStay = linksSince > 0 && !(await hostAnswers());
      // A later navigation shows its own page.
      if (isFirstPage() || wanted !== currentEntry()) return;
      if (canStay) stay(wanted.key);
      // Replaced by a deployment: a new document has the new scripts.
      else location.reload();
    });
  };
  /** Offline: back to the address of the page that is still there, with what was typed, rather than to the browser's error. */
  const stay = (key: string): void => {
    const unreachable = { key, onDismiss: () => root.render(firstPage) };
    addEventListener('popstate', () => root.render(cloneElement(firstPage, { unreachable })), { once: true });
    history.go(-linksSince);
  };
  const navigate = (): void => {
    const entry = currentEntry();
    if (entry.action === 'push') saveScroll(shown.key, scrollY);
    if (entry.action === 'push') linksSince += 1;
    if (entry.action === 'pop') linksSince = Number.NaN;
    if (isFirstPage()) {
      linksSince = 0;
      // Takes the place of another page that React was about to render.
      root.render(firstPage);
      if (entry.action !== 'pop') scrollToAddress(entry.hash);
      shown = entry;
      return;
    }
    prefetch(entry.pathname);
    showSite();
  };
  // The visitor may have gone back before hydration.
  navigate();
  const leave = (): void => saveScroll(shown.key, scrollY);
  addEventListener('pagehide', leave);
  const stopListening = onNavigation(navigate);
  const stop = (): void => {
    removeEventListener('pagehide', leave);
    stopListening();
  };
  if (!import.meta.hot) return stop;
  import.meta.hot.on(contentEvents.pages, showSite);
  // Menu and footer may be others; an editor around the page stays as it is.
  import.meta.hot.on(contentEvents.site, () => location.reload());
  const stopPreview = followPreview(showSite);
  return () => {
    stop();
    stopPreview();
  };
}
