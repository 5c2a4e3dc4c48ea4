import type { JsonEdit } from './json-edit.ts';
import type { JsonValue } from './json-value.ts';
import type { Page } from './page.ts';

/** What an author fills in, by the kind of its value. Lengths in characters. */
export type FormControl =
  /** `rich`: with bold and links. `suggest`: what the author may choose from. */
  | { kind: 'text'; form: 'line' | 'paragraph' | 'rich'; suggest?: 'link' | 'picture'; maxLength?: number }
  | { kind: 'number'; minimum?: number; maximum?: number; isWhole: boolean }
  | { kind: 'choice'; options: { value: JsonValue; label: string }[] }
  | { kind: 'boolean' }
  | { kind: 'list'; item: FormControl; start: JsonValue; minItems: number; maxItems?: number }
  | ({ kind: 'group'; start: JsonValue } & FormGroup)
  /** A value of one of these kinds; the first is usual. */
  | { kind: 'either'; controls: FormControl[] };

/** The fields of an object. */
export interface FormGroup {
  fields: FormField[];
  /** All its names as the schema lists them, also those without a control. */
  order: string[];
}

/** A field of a form, as its schema explains it. */
export interface FormField {
  name: string;
  label: string;
  help: string;
  isRequired: boolean;
  control: FormControl;
}

/** A block that an author can add. */
export interface BlockForm extends FormGroup {
  type: string;
  label: string;
  /** What it is for. */
  description: string;
  /** When to use it. */
  usage?: string;
  /** With what it begins. */
  example: JsonValue;
}

/** What documents can be filled in with. */
export interface EditorForms {
  blocks: BlockForm[];
  /** The fields of a whole document, by its kind; of a page without its blocks. */
  documents: Record<'page' | 'site' | 'glossary', FormGroup>;
}

/** A page that links can lead to. */
export interface LinkTarget {
  path: string;
  title: string;
  /** The names of its blocks. */
  anchors: string[];
}

/** A file of the site for the editor's worker. */
export interface EditedFile {
  kind: 'page' | 'site' | 'glossary' | 'shared';
  /** As messages name it: `pages/contact.json`. */
  file: string;
  absoluteFile: string;
  /** Route of a page, name of a shared block, else that of the file. */
  name: string;
  isDamaged?: boolean;
  text: string;
}

/** A mistake at its control. */
export interface EditorProblem {
  file: string;
  pointer: string;
  severity: 'error' | 'warning';
  rule: string;
  message: string;
  hint?: string;
}

/** A document after an edit. */
export interface EditedDocument {
  text: string;
  /** Undefined when the text is not JSON. */
  value?: JsonValue;
  /** As it looks; absent while it has an error that stands in the way. */
  page?: Page;
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
  /** Checks the site with this text in it; `shown` is the address of the page that the author looks at. */
  check(file: string, change: { text: string; shown: string }): Promise<CheckedEdit>;
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

/** The site as the worker reads it. */
export interface EditedSiteFiles<Picture> {
  files: EditedFile[];
  /** By relative path. */
  schemas: [path: string, schema: Record<string, JsonValue>][];
  schemasFolder: string;
  /** Site paths of all files in it. */
  publicFiles: string[];
  publicFolder: string;
  ownWords: string[];
  /** Facts of the pictures that pages name, by site path. */
  pictures: Record<'named' | 'shown', [path: string, facts: Picture][]>;
}

/** A file as it was opened; `hash` of its bytes. */
export interface OpenedFile {
  text: string;
  hash: string;
}

/** What the server answers to a save; `present` when the file is another than the one that was opened. */
export type SaveAnswer = { hash: string } | { present: OpenedFile | null };

/** A document as the editor opens it. */
export interface EditorDocument extends OpenedFile, Pick<EditedFile, 'kind' | 'file' | 'name'> {
  /** Below the folder with pages, with forward slashes. */
  path: string;
  /** Undefined when the text is not JSON. */
  value?: JsonValue;
}

/** The screen that edits a document. */
export interface EditorScreen {
  name: 'editor';
  document: EditorDocument;
  /** Address of the page that the preview shows. */
  shown: string;
  forms: EditorForms;
  targets: LinkTarget[];
  /** Site paths. */
  pictures: string[];
  /** Site paths of what can be downloaded. */
  downloads: string[];
  /** Names of the shared blocks. */
  shared: string[];
  /** Of what a search engine shows, in characters. */
  limits: { maxTitleLength: number; maxDescriptionLength: number };
  /** Proves that a request comes from this screen. */
  token: string;
}

/** Where an uploaded picture is, or why it was refused. */
export type PictureAnswer = { src: string } | { message: string };

/** A page that an author wants. */
export interface NewPageRequest {
  /** Route of the page above it. */
  parent: string;
  /** Such as `Tankwagen`. */
  title: string;
  /** May be empty, as the features. */
  description: string;
  features: string[];
}

/** Where a page is now and what changed, or why not, with the files below the pages that stand in the way. */
export type PageAnswer = { route: string; changes: string[] } | { message: string; inTheWay?: string[] };

/** What is different from the site online, as Markdown, or why that cannot be told. */
export type OnlineChanges = { report: string; pages: number } | { message: string };

/** Where the work was handed in, or why not; `file` as messages name it. */
export type HandInAnswer =
  | { branch: string; files: string[]; address?: string }
  | { message: string; problems?: { file: string; message: string }[] };
