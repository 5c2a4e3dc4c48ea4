import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { StyleSheetManager } from 'styled-components';
import type { Page, ResolvedSite } from '../shared/page.ts';
import type { RenderedPage, Renderer } from '../shared/renderer.ts';
import { blockComponents } from './blocks/registry.ts';
import { PageHead } from './page/PageHead.tsx';
import { PageView } from './page/PageView.tsx';
import { slimPage } from './page/slim-page.ts';
import { UnsentNotice } from './page/UnsentNotice.tsx';
import { classOnlySheet } from './theme/class-only-sheet.ts';
import { sheetsByName, sheetsFor, siteSheets } from './theme/site-css.tsx';

export { fontFiles } from './theme/fonts.ts';
export { styledElements } from './theme/styled-elements.tsx';

const sheet = classOnlySheet();

function renderPage(page: Page, site: ResolvedSite): RenderedPage {
  return {
    head: rendered(
      <HelmetProvider>
        <PageHead head={page.head} />
      </HelmetProvider>,
    ),
    body: rendered(<PageView page={page} site={site} components={blockComponents} />),
    sheets: sheetsFor(page.blocks.map(({ type }) => type)),
    unsent: rendered(<UnsentNotice page={page} />),
    firstView: { page: slimPage(page), site },
  };
}

function rendered(tree: ReactNode): string {
  return renderToString(<StyleSheetManager sheet={sheet}>{tree}</StyleSheetManager>);
}

/** The one door for Node to the view. */
export const renderer: Renderer = { renderPage, sheets: siteSheets, sheetsByName };
