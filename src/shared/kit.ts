import type { Block, Head, ResolvedSite } from './page.ts';

/** One field of a block, in words for authors. */
export interface KitField {
  name: string;
  required: boolean;
  /** What belongs here: `tekst, 1 tot 60 tekens`. */
  kind: string;
  description: string;
  /** How it must be written, where there is a rule for that. */
  form?: string;
  /** The only values that may stand here. */
  values: { value: string; explanation: string }[];
  /** The fields inside it, or inside each item of its list. */
  fields: KitField[];
}

/** One example of a block: as a component receives it, and as an author writes it. */
export interface KitExample {
  block: Block;
  json: string;
}

/** A type of block, as its schema tells of it. */
export interface KitBlock {
  type: string;
  description: string;
  fields: KitField[];
  examples: KitExample[];
}

/** A problem as `npm run check -- --format=json` gives it, as far as the browser shows it during development. */
export interface KitProblem {
  file: string;
  line: number;
  column: number;
  rule: string;
  severity: 'error' | 'warning';
  message: string;
  hint?: string;
}

/** One page file as it is now. */
export interface KitPage {
  path: string;
  /** As the author wrote it; empty when the file cannot be read. */
  title: string;
  file: string;
  problems: KitProblem[];
  /** In its blocks, those of shared blocks included. */
  words: number;
  /** The HTML that a visitor gets, in bytes; absent as long as the site has not once been without errors. */
  size?: { plain: number; brotli: number };
}

/** What other sites show of a page. Numbers are in characters. */
export interface KitPreview {
  head: Head;
  /** The address as visitors see it, absolute. */
  address: string;
  /** Where to fetch the picture for sharing; absent on the not-found page. */
  picture?: string;
  longestTitle: number;
  longestDescription: number;
}

/** What a screen of the kit shows. */
export type KitScreen =
  | { name: 'design'; blocks: KitBlock[] }
  | { name: 'blocks'; blocks: KitBlock[] }
  /** The state is what a live block is brought in, by its name in the address; absent for how it begins. */
  | { name: 'block'; block: KitBlock; state?: string }
  | {
      name: 'pages';
      pages: KitPage[];
      /** Problems of files that are no page, such as `_site.json`. */
      otherProblems: KitProblem[];
      /** What the HTML of a page may weigh, in bytes, compressed with brotli. */
      budget: number;
    }
  | { name: 'page'; page: KitPage; preview?: KitPreview; budget: number }
  | { name: 'missing'; path: string };

/** What a document of the kit carries for the browser. */
export interface KitView {
  screen: KitScreen;
  /** Absent as long as the site has not once been without errors. */
  site?: ResolvedSite;
  /** The lengths of movements in the styles of the site, in seconds. */
  durations: number[];
}

/** A screen of the kit as HTML. */
export interface RenderedKit {
  title: string;
  body: string;
  sheets: readonly string[];
}

/** The door of the kit for Node: the export `kitRenderer` of `src/kit/render-kit.tsx`. */
export interface KitRenderer {
  /** What the browser needs for a screen. */
  viewOf(screen: KitScreen, site: ResolvedSite | undefined): KitView;
  renderKit(view: KitView): RenderedKit;
}
