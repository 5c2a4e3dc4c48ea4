import type { Block, Head, ResolvedSite } from './page.ts';
import type { ReportedDiagnostic } from './reported-diagnostic.ts';

/** One field of a block, in words for authors. */
export interface StudioField {
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
  fields: StudioField[];
}

/** One example of a block: as a component receives it, and as an author writes it. */
export interface StudioExample {
  block: Block;
  json: string;
}

/** A type of block, as its schema tells of it. */
export interface StudioBlock {
  type: string;
  description: string;
  fields: StudioField[];
  examples: StudioExample[];
}

/** One page file as it is now. */
export interface StudioPage {
  path: string;
  /** As the author wrote it; empty when the file cannot be read. */
  title: string;
  file: string;
  problems: ReportedDiagnostic[];
  /** In its blocks, those of shared blocks included. */
  words: number;
  /** The HTML that a visitor gets, in bytes; absent as long as the site has not once been without errors. */
  size?: { plain: number; brotli: number };
}

/** What other sites show of a page. Numbers are in characters. */
export interface StudioPreview {
  head: Head;
  /** The address as visitors see it, absolute. */
  address: string;
  /** Where to fetch the picture for sharing; absent on the not-found page. */
  picture?: string;
  maxTitleLength: number;
  maxDescriptionLength: number;
}

/** What a screen of the studio shows. */
export type StudioScreen =
  | { name: 'design'; blocks: StudioBlock[] }
  | { name: 'blocks'; blocks: StudioBlock[] }
  /** The state is what a live block is brought in, by its name in the address; absent for how it begins. */
  | { name: 'block'; block: StudioBlock; state?: string }
  | {
      name: 'pages';
      pages: StudioPage[];
      /** Problems of files that are no page, such as `_site.json`. */
      otherProblems: ReportedDiagnostic[];
      /** What the HTML of a page may weigh, in bytes, compressed with brotli. */
      budget: number;
    }
  | { name: 'page'; page: StudioPage; preview?: StudioPreview; budget: number }
  | { name: 'missing'; path: string };

/** What a document of the studio carries for the browser. */
export interface StudioView {
  screen: StudioScreen;
  /** Absent as long as the site has not once been without errors. */
  site?: ResolvedSite;
  /** The lengths of movements in the styles of the site, in seconds. */
  durations: number[];
}

/** A screen of the studio as HTML. */
export interface RenderedStudio {
  title: string;
  body: string;
  sheets: readonly string[];
}

/** The door of the studio for Node: the export `studioRenderer` of `src/studio/render-studio.tsx`. */
export interface StudioRenderer {
  /** What the browser needs for a screen. */
  viewOf(screen: StudioScreen, site: ResolvedSite | undefined): StudioView;
  renderStudio(view: StudioView): RenderedStudio;
}
