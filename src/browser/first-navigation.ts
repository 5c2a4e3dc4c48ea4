import { cloneElement, type ReactElement } from 'react';
import type { Root } from 'react-dom/client';
import { contentEvents } from '../shared/authors/content-events.ts';
import { unlessLeaving } from '../view/parts/unless-leaving.ts';
import { isFirstPage } from './document-url.ts';
import type { FirstPageProps } from './FirstPage.tsx';
import { hostAnswers } from './host-answers.ts';
import { keepPlace, leavePlace } from './keep-place.ts';
import { reloadWhenLate } from './load-document.ts';
import { prefetch } from './prefetch.ts';
import { followPreview } from './preview.ts';
import { savedScroll, saveScroll } from './scroll-restoration.ts';
import { scrollToAddress } from './scroll-to-address.ts';
import { currentEntry, type HistoryEntry, onNavigation, returnTo } from './site-history.ts';

/**
 * Replaces the first page by the whole site on navigation: only then load the router, metadata and static blocks' code.
 * Returns the unsubscribe function.
 */
export function awaitFirstNavigation(root: Root, firstPage: ReactElement<FirstPageProps>): () => void {
  /** The latest entry of the first page. */
  let shown = currentEntry();
  const showSite = (): void => {
    const wanted = currentEntry();
    const showing = import('./show-site.tsx').then((module) => module.showSite(root));
    reloadWhenLate(unlessLeaving(showing)).catch(async () => {
      const canStay = wanted.action === 'push' && !(await hostAnswers());
      // A later navigation shows its own page.
      if (isFirstPage() || wanted !== currentEntry()) return;
      // Replaced by a deployment: a new document has the new scripts.
      if (!canStay) return location.reload();
      const unreachable = { key: wanted.key, onDismiss: () => root.render(firstPage) };
      returnTo(shown, () => root.render(cloneElement(firstPage, { unreachable })));
    });
  };
  const navigate = (): void => {
    const entry = currentEntry();
    if (entry.action === 'push') saveScroll(shown.key, scrollY);
    if (isFirstPage()) {
      // The place that a reload brought back is that of another entry.
      if (entry.key !== shown.key) showPlaceOf(entry);
      // Replaces another page that React was about to render.
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
  // Menu and footer may have changed; an editor around the page stays as it is.
  import.meta.hot.on(contentEvents.site, () => location.reload());
  const stopPreview = followPreview(showSite);
  return () => {
    stop();
    stopPreview();
  };
}

/** Of an entry from before a reload, when the whole site was here, the browser restores nothing. */
function showPlaceOf({ key, action }: HistoryEntry): void {
  const isLeftToUs = action === 'pop' && history.scrollRestoration === 'manual';
  // Later, so that it does not restore this one too: from here on it knows the places that are left.
  if (isLeftToUs)
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    });
  const top = isLeftToUs ? savedScroll(key) : undefined;
  if (top === undefined) leavePlace();
  else keepPlace(top);
}
