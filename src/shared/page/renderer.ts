import type { FirstView, Page, ResolvedSite } from './page.ts';

/** A rendered page: tags for `<head>`, HTML of the body, and data for hydration. */
export interface RenderedPage {
  head: string;
  /** Style sheets needed before any script. */
  sheets: readonly string[];
  body: string;
  /** Shown when a form is sent while the app cannot be loaded; empty without such forms. */
  offlineNotice: string;
  firstView: FirstView;
}

/** A styled component, reduced. */
export interface StyledElement {
  element: string;
  className: string;
}

/** The view's interface for Node: export `renderer` of `src/view/render.tsx`. */
export interface Renderer {
  renderPage(page: Page, site: ResolvedSite): RenderedPage;
}

/** The view's styles as data: export `styles` of `src/view/styles.ts`. */
export interface Styles {
  /** By what needs them (`base`, `live` or a block type), in cascade order. */
  sheets: Readonly<Record<string, string>>;
  /** What the sheets call the custom properties of the source, which a document sets; absent where they have those names. */
  properties?: Readonly<Record<string, string>>;
  /** Addresses of the fonts to preload. */
  fonts: readonly string[];
}
