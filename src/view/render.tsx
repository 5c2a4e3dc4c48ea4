import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import type { Page, ResolvedSite } from '../shared/page.ts';
import type { RenderedPage, Renderer } from '../shared/renderer.ts';
import { blockComponents } from './blocks/registry.ts';
import { OfflineNotice } from './page/OfflineNotice.tsx';
import { PageHead } from './page/PageHead.tsx';
import { PageView } from './page/PageView.tsx';
import { sheetsNeeded } from './page/sheets-needed.ts';
import { slimPage } from './page/slim-page.ts';

function renderPage(page: Page, site: ResolvedSite): RenderedPage {
  return {
    head: renderToString(
      <HelmetProvider>
        <PageHead head={page.head} />
      </HelmetProvider>,
    ),
    body: renderToString(<PageView page={page} site={site} components={blockComponents} />),
    sheets: sheetsNeeded(page.blocks.map(({ type }) => type)),
    unsent: renderToString(<OfflineNotice page={page} />),
    firstView: { page: slimPage(page), site },
  };
}

/** The one door for Node to the view. */
export const renderer: Renderer = { renderPage };
