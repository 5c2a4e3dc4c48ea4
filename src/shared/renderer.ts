import type { FirstView, Page, ResolvedSite } from './page.ts';

/** What rendering one page gives: the tags for `<head>`, the HTML of `#root`, and what the browser needs to hydrate it. */
export interface RenderedPage {
  head: string;
  /** The names of the style sheets that the page needs before any script. */
  sheets: readonly string[];
  body: string;
  /** What a form says that was sent while the app could not be fetched; empty when nothing on the page is sent. */
  offlineNotice: string;
  firstView: FirstView;
}

/** What a styled component comes down to. */
export interface StyledElement {
  element: string;
  className: string;
}

/** The door of the view for Node: the export `renderer` of `src/view/render.tsx`. */
export interface Renderer {
  renderPage(page: Page, site: ResolvedSite): RenderedPage;
}

/** What the view looks like, as plain data: the export `styles` of `src/view/styles.ts`. */
export interface Styles {
  /** Style sheets by what needs each (`base`, `live`, or a type of block), in the order in which they apply. */
  sheets: Readonly<Record<string, string>>;
  /** The addresses of the fonts that every page needs first. */
  fonts: readonly string[];
}
