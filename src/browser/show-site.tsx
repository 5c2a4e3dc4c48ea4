import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import type { FirstView } from '../shared/page.ts';
import { documentUrl } from './document-url.ts';
import { loadPage } from './load-page.ts';
import { Site } from './Site.tsx';
import { SiteRouter } from './SiteRouter.tsx';
import { currentEntry } from './site-history.ts';

/** Replaces the first page by the site at the present address, once that page's data has arrived. */
export async function showSite(root: Root, firstView: FirstView): Promise<void> {
  const entry = currentEntry();
  const page = await loadPage(entry.pathname).catch(() => undefined);
  // A later navigation shows its own page.
  if (entry !== currentEntry()) return;
  // In a transition React renders in slices, and input is answered between them.
  startTransition(() =>
    root.render(
      <SiteRouter firstEntry={entry}>
        <Site site={firstView.site} firstPage={page} />
      </SiteRouter>,
    ),
  );
  // The document came without the data of its page; the way back needs it.
  loadPage(documentUrl().pathname).catch(() => {});
}
