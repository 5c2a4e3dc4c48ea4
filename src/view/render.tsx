import { renderToString } from 'react-dom/server';
import type { LiveSite, Page, ResolvedSite } from '../shared/page/page.ts';
import type { RenderedPage, Renderer } from '../shared/page/renderer.ts';
import { blockComponents } from './blocks/registry.ts';
import { hydrationPayload } from './page/hydration-payload.ts';
import { OfflineNotice } from './page/OfflineNotice.tsx';
import { PageHead } from './page/PageHead.tsx';
import { PageView } from './page/PageView.tsx';
import { sheetsNeeded } from './page/sheets-needed.ts';
import { renderShell } from './shell/render-shell.tsx';

function renderPage(page: Page, site: ResolvedSite): RenderedPage {
  const { before, after } = renderShell(site, page.path);
  const { preloads, content } = renderContent(page, site);
  return {
    head: renderToString(<PageHead head={page.head} />) + preloads,
    body: before + content + after,
    sheets: sheetsNeeded(page.blocks),
    offlineNotice: renderToString(<OfflineNotice page={page} />),
    firstView: { page: hydrationPayload(page), site: liveSite(site) },
  };
}

/** React puts the links that preload pictures before the content. */
function renderContent(page: Page, site: ResolvedSite): { preloads: string; content: string } {
  const html = renderToString(<PageView page={page} site={site} components={blockComponents} />);
  const start = /^(?:<link [^>]*>)*/.exec(html)?.[0].length ?? 0;
  return { preloads: html.slice(0, start), content: html.slice(start) };
}

function liveSite({ company, phone, email, privacyLink, calculator }: ResolvedSite): LiveSite {
  return { company, phone, email, privacyLink, calculator };
}

/** The entry of the view for Node. */
export const renderer: Renderer = { renderPage };
