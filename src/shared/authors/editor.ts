import type { JsonEdit } from '../json/json-edit.ts';
import type { JsonValue } from '../json/json-value.ts';
import type { DocumentKind } from '../page/document-kind.ts';
import type { Page } from '../page/page.ts';
import type { EditorForms } from './editor-forms.ts';
import type { Severity } from './severity.ts';

/** A page that links can lead to. */
export interface LinkTarget {
  /** As messages name it. */
  file: string;
  path: string;
  title: string;
  /** The names of its blocks. */
  anchors: string[];
}

/** A picture that documents can show. */
export interface SitePicture {
  /** Site path. */
  src: string;
  /** How documents mostly describe it; empty where none does. */
  alt: string;
}

/** A mistake at its control. */
export interface EditorProblem {
  file: string;
  pointer: string;
  severity: Severity;
  rule: string;
  message: string;
  hint?: string;
  /** In the text of the document that is edited, in UTF-16 units. */
  start?: number;
  end?: number;
  /** Of one rule and file, those of the same group are one mistake in many places. */
  group?: string;
  /** What its safe fix does, in words; absent where only the author knows what was meant. */
  fix?: string;
  /** A word in lower case that may be right, for the list of words. */
  unknownWord?: string;
  /** The word that may be meant in its place. */
  suggestion?: string;
}

/** A document after an edit. */
export interface EditedDocument {
  text: string;
  /** Undefined when the text is not JSON. */
  value?: JsonValue;
  /** As it looks; absent while it has an error that stands in the way. */
  page?: Page;
}

/** A document after a fix. */
export interface FixedDocument extends EditedDocument {
  /** The value that was fixed, and where it begins; where it went, that around it. */
  fixed: { pointer: string; start: number };
}

/** A site with a document in it that nobody saved yet. */
export interface CheckedEdit {
  /** Of the whole site. */
  problems: EditorProblem[];
  /** As it looks; absent while an error stands in the way. */
  page?: Page;
}

/** What the editor asks its worker. */
export interface EditorEngine {
  /** Reads the files of the site again. */
  start(): Promise<void>;
  /** Makes a document of a text, changed by an edit if one is given. */
  edit(file: string, change: { text: string; edit?: JsonEdit }): Promise<EditedDocument>;
  /** Fixes a problem that `check` gave, if it is still in this text. */
  fix(file: string, change: { text: string; problem: EditorProblem }): Promise<FixedDocument | undefined>;
  /** Checks the site with this text in it; `shown` is the address of the page that the author looks at. */
  check(file: string, change: { text: string; shown: string }): Promise<CheckedEdit>;
  /** Makes ready what the first change of a file would wait for. */
  prepare(file: string): Promise<void>;
}

/** A question to the worker, and its answer; `failure` in English. */
export type EngineQuestion = {
  [Name in keyof EditorEngine]: { id: number; name: Name; parameters: Parameters<EditorEngine[Name]> };
}[keyof EditorEngine];
export interface EngineAnswer {
  id: number;
  result?: unknown;
  failure?: string;
}

/** A file as it was opened; `hash` of its bytes. */
export interface OpenedFile {
  text: string;
  hash: string;
}

/** A document as the editor opens it. */
export interface EditorDocument extends OpenedFile {
  kind: DocumentKind;
  /** As messages name it: `pages/contact.json`. */
  file: string;
  /** Route of a page, name of a shared block, else that of the file. */
  name: string;
  /** Below the folder with pages, with forward slashes. */
  path: string;
  /** Undefined when the text is not JSON. */
  value?: JsonValue;
}

/** A shared block, with the pages that show it. */
export interface SharedBlockUse {
  name: string;
  /** What it says first. */
  title: string;
  pages: Pick<LinkTarget, 'path' | 'title'>[];
  /** What a page can take of it alone; absent when it is whole everywhere. */
  rows?: { key: string; title: string }[];
}

/** A place in a document, with what an author calls it. */
export interface DocumentPlace {
  /** Below the folder with pages. */
  file: string;
  pointer: string;
  label: string;
}

/** The screen that edits a document. */
export interface EditorScreen {
  name: 'editor';
  document: EditorDocument;
  /** Address of the page that the preview shows. */
  shown: string;
  forms: EditorForms;
  targets: LinkTarget[];
  pictures: SitePicture[];
  /** Site paths of what can be downloaded. */
  downloads: string[];
  shared: SharedBlockUse[];
  /** Documents that are no page; `path` below the folder with pages. */
  others: { path: string; label: string }[];
  /** Lists that name most pages beside this one, and not this one. */
  unlisted: DocumentPlace[];
  /** With what a page began that its author may want to say otherwise; `picture` is a site path. */
  beginning: { texts: readonly string[]; picture?: string };
  /** What pages begin with until their author writes it. */
  startingTexts: readonly string[];
  /** JSON pointer of what the author came for. */
  place?: string;
  /** Of what a search engine shows, in characters. */
  limits: { maxTitleLength: number; maxDescriptionLength: number };
}
