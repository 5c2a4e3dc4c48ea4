import { renderToString } from 'react-dom/server';
import type { LiveSite, Page, ResolvedSite } from '../shared/page.ts';
import type { RenderedPage, Renderer } from '../shared/renderer.ts';
import { blockComponents } from './blocks/registry.ts';
import { hydrationPayload } from './page/hydration-payload.ts';
import { OfflineNotice } from './page/OfflineNotice.tsx';
import { PageHead } from './page/PageHead.tsx';
import { PageView } from './page/PageView.tsx';
import { sheetsNeeded } from './page/sheets-needed.ts';
import { shell } from './shell/shell.ts';

function renderPage(page: Page, site: ResolvedSite): RenderedPage {
  return {
    head: renderToString(<PageHead head={page.head} />),
    body: renderToString(<PageView page={page} site={site} shell={shell} components={blockComponents} />),
    sheets: sheetsNeeded(page.blocks),
    offlineNotice: renderToString(<OfflineNotice page={page} />),
    firstView: { page: hydrationPayload(page), site: liveSite(site) },
  };
}

function liveSite({ company, phone, email, privacyLink, calculator }: ResolvedSite): LiveSite {
  return { company, phone, email, privacyLink, calculator };
}

/** The entry of the view for Node. */
export const renderer: Renderer = { renderPage };
