import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter } from 'react-router-dom';
import type { FirstView } from '../shared/page.ts';
import { loadPage } from './load-page.ts';
import { openedAt } from './opened-at.ts';
import { Site } from './Site.tsx';
import { rememberPlace } from './scroll-places.ts';

/** The visitor may choose another link before the page of the first has arrived; the last one counts. */
let latest = 0;

/**
 * Takes over from the first page: the site with its router, at `to` or, without it, at the present address. The
 * first page stays until the data of the next has arrived.
 */
export async function showSite(root: Root, firstView: FirstView, to?: string): Promise<void> {
  latest += 1;
  const ticket = latest;
  if (to !== undefined) {
    rememberPlace(history.state?.key ?? 'default', scrollY);
    // Each entry of the history has its own setting: coming back to this one is the site's work too.
    history.scrollRestoration = 'manual';
    // In the form in which the router keeps its own entries.
    history.pushState({ usr: null, key: crypto.getRandomValues(new Uint32Array(1)).join(), idx: 1 }, '', to);
  }
  const page = await loadPage(location.pathname).catch(() => undefined);
  if (ticket !== latest) return;
  // As a transition React renders the page in slices, and lets the browser answer the visitor between them.
  startTransition(() =>
    root.render(
      <HelmetProvider>
        {/* Another link may be chosen before this is shown: a new router, which starts at the new address. */}
        <BrowserRouter key={ticket}>
          <Site site={firstView.site} arrival={to === undefined ? 'return' : 'link'} firstPage={page} />
        </BrowserRouter>
      </HelmetProvider>,
    ),
  );
  // The document came with its page, but not with the data of it; the way back needs that.
  loadPage(openedAt()).catch(() => {});
}
