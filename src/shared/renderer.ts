import type { FirstView, Page, ResolvedSite } from './page.ts';

/** What rendering one page gives: the tags for `<head>`, the HTML of `#root`, and what the browser needs to wake it. */
export interface RenderedPage {
  head: string;
  body: string;
  /** What a form says that was sent while the app could not be fetched; empty when nothing on the page is sent. */
  unsent: string;
  firstView: FirstView;
}

/** The door of the view for Node: the export `renderer` of the built bundle of `src/view/render.tsx`. */
export interface Renderer {
  renderPage(page: Page, site: ResolvedSite): RenderedPage;
  /** The CSS of the whole site, the same for every page. */
  css(): string;
}
