import type { SingleDocument } from '../page/document-kind.ts';
import type { Block, Head, ResolvedSite } from '../page/page.ts';
import type { EditorScreen, SharedBlockUse } from './editor.ts';
import type { ReportedDiagnostic } from './reported-diagnostic.ts';

/** A field of a block, for authors. */
export interface StudioField {
  name: string;
  required: boolean;
  /** Such as `tekst, 1 tot 60 tekens`. */
  kind: string;
  description: string;
  /** Its notation, if restricted. */
  form?: string;
  /** The only allowed values. */
  values: { value: string; explanation: string }[];
  /** Nested, or of list items. */
  fields: StudioField[];
}

/** An example block, as resolved and as authored. */
export interface StudioExample {
  block: Block;
  json: string;
}

/** A block type with its schema's texts. */
export interface StudioBlock {
  type: string;
  /** What forms call it. */
  label: string;
  description: string;
  fields: StudioField[];
  examples: StudioExample[];
}

export interface StudioPage {
  path: string;
  /** As authored; empty when unreadable. */
  title: string;
  file: string;
  /** When visitors do not always see it: that, in words. */
  publication?: string;
  problems: ReportedDiagnostic[];
  /** In its blocks, shared ones included. */
  words: number;
  /** HTML in bytes; absent until the site was valid once. */
  size?: {
    plain: number;
    /** Of its content, as budgets count. */
    compressed: number;
    /** As a build judges it. */
    isTooHeavy: boolean;
  };
}

/** Some of the pages: those that an author searches, a screen at a time. */
export interface PageList {
  search: string;
  onlyProblems: boolean;
  /** Pages that match. */
  found: number;
  /** From 1. */
  screen: number;
  screens: number;
  /** On this screen. */
  pages: StudioPage[];
  /** Of the whole site. */
  total: { pages: number; errors: number; warnings: number };
}

/** A page as other sites preview it. Limits in characters. */
export interface StudioPreview {
  head: Head;
  /** Absolute URL. */
  address: string;
  /** URL; absent on the not-found page. */
  picture?: string;
  maxTitleLength: number;
  maxDescriptionLength: number;
}

/** What was last done to several files at once, and can be undone. */
export interface DoneChange {
  /** Distinguishes it from what was done before and after it. */
  name: string;
  /** In a sentence. */
  description: string;
}

export type StudioScreen =
  | { name: 'design'; blocks: StudioBlock[] }
  | { name: 'blocks'; blocks: StudioBlock[] }
  /** `state` of a live block by name; absent for the initial one. */
  | { name: 'block'; block: StudioBlock; state?: string }
  | {
      name: 'pages';
      list: PageList;
      /** Of other files, such as `_site.json`. */
      otherProblems: ReportedDiagnostic[];
      /** For `size.compressed`. */
      budget: number;
      shared: SharedBlockUse[];
      /** The documents of which the site has one. */
      single: readonly SingleDocument[];
      lastChange?: DoneChange;
    }
  | { name: 'page'; page: StudioPage; preview?: StudioPreview; budget: number }
  | EditorScreen
  /** `parents`: pages that may stand above a new one. */
  | { name: 'new-page'; parents: { path: string; name: string }[] }
  /** Words to replace everywhere, and where they stand; `file` below the folder with pages. */
  | {
      name: 'replace';
      find: string;
      replacement: string;
      found: { name: string; file: string; places: { pointer: string; before: string }[] }[];
      /** Files that have them too, and cannot be read whole. */
      unread: string[];
      lastChange?: DoneChange;
    }
  /** `page` or `file`: what is asked for and is not there. */
  | {
      name: 'missing';
      path: string;
      page?: string;
      file?: string;
      /** Where the page that was there is now. */
      movedTo?: { route: string; file: string };
      /** In which it stood, or may have: as messages name them, and below the folder with pages. */
      documents?: { file: string; path: string }[];
    };

/** The data of one screen. */
export type ScreenOf<Name extends StudioScreen['name']> = Extract<StudioScreen, { name: Name }>;

/** Data for hydration of the studio. */
export interface StudioView {
  screen: StudioScreen;
  /** What stands there instead, once the file that the editor shows is gone. */
  gone?: ScreenOf<'missing'>;
  /** Absent until the site was valid once. */
  site?: ResolvedSite;
  /** Why the site could not be read the last time, in a sentence. */
  failure?: string;
  /** Animation durations of the site's styles, in seconds. */
  durations: number[];
}

/** A rendered screen. */
export interface RenderedStudio {
  title: string;
  body: string;
  sheets: readonly string[];
}

/** The studio's interface for Node: export `studioRenderer` of `src/studio/render-studio.tsx`. */
export interface StudioRenderer {
  /** The hydration data of a screen. */
  viewOf(screen: StudioScreen, present: Pick<StudioView, 'site' | 'failure'>): StudioView;
  renderStudio(view: StudioView): RenderedStudio;
}
