import { renderToString } from 'react-dom/server';
import { StyleSheetManager } from 'styled-components';
import type { Page, ResolvedSite } from '../shared/page.ts';
import type { RenderedPage, Renderer } from '../shared/renderer.ts';
import { PageView } from './page/PageView.tsx';
import { slimPage } from './page/slim-page.ts';
import { UnsentNotice } from './page/UnsentNotice.tsx';
import { classOnlySheet } from './theme/class-only-sheet.ts';
import { siteCss } from './theme/site-css.tsx';

export { fontFiles } from './theme/fonts.ts';

const sheet = classOnlySheet();

function renderPage(page: Page, site: ResolvedSite): RenderedPage {
  const html = renderToString(
    <StyleSheetManager sheet={sheet}>
      <PageView page={page} site={site} />
    </StyleSheetManager>,
  );
  const unsent = renderToString(
    <StyleSheetManager sheet={sheet}>
      <UnsentNotice page={page} />
    </StyleSheetManager>,
  );
  return { ...splitHead(html), unsent, firstView: { page: slimPage(page), site } };
}

/** React writes the tags that belong in `<head>` before the first element of the body. */
function splitHead(html: string): { head: string; body: string } {
  const start = html.search(/<(?!title|meta|link|\/title)/);
  return { head: html.slice(0, start), body: html.slice(start) };
}

/** The one door for Node to the view. */
export const renderer: Renderer = { renderPage, css: siteCss };
