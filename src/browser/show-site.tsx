import type { Root } from 'react-dom/client';
import { documentUrl } from './document-url.ts';
import { hostAnswers } from './host-answers.ts';
import { loadPage } from './load-page.ts';
import { loadSite } from './load-site.ts';
import { pageToShow } from './page-to-show.ts';
import { Site } from './Site.tsx';
import { SiteRouter } from './SiteRouter.tsx';
import { currentEntry } from './site-history.ts';

/**
 * Replaces the first page by the site at the present address, once its data has arrived. Rejects when the values of the
 * site do not, and for a link without a connection: then the first page stays.
 */
export async function showSite(root: Root): Promise<void> {
  const entry = currentEntry();
  const [site, page] = await Promise.all([loadSite(), pageToShow(entry.pathname)]);
  if (page === undefined && entry.action !== 'pop' && !(await hostAnswers()))
    throw new Error(`${entry.pathname} is out of reach.`);
  // A later navigation shows its own page.
  if (entry !== currentEntry()) return;
  // In one go: a waiting visitor sees the page a sixth sooner than when it is rendered in slices that yield.
  root.render(
    <SiteRouter firstEntry={entry}>
      <Site site={site} firstPage={page} />
    </SiteRouter>,
  );
  // For the back button: the document came without its page's data.
  loadPage(documentUrl().pathname).catch(() => {});
}
