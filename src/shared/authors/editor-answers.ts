import type { OpenedFile } from './editor.ts';

/**
 * What the server answers to a save: `present` when the file is another than the one that was opened, `message` when it
 * could not be written.
 */
export type SaveAnswer = { hash: string } | { present: OpenedFile | null } | { message: string };

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

/** What keeps a page or block where it is; `file` as messages name it, in an answer below the folder with pages. */
export interface InTheWay {
  file: string;
  /** JSON pointer of the value, and the line on which it stands; absent for a whole document. */
  pointer?: string;
  line?: number;
}

/** Why something was not done, and what stands in the way. */
export interface Refused {
  message: string;
  inTheWay?: InTheWay[];
}

/** Where a page is now, and of a plan what would change, in Dutch lines; or why not. */
export type PageAnswer = { route: string; changes?: string[] } | Refused;

/** The shared block of what stood on a page, and that page; `change` undoes both. Or why not. */
export type SharedBlockAnswer = { name: string; page: OpenedFile; change: string } | { message: string };

/** The word that the check knows now, or why not. */
export type OwnWordAnswer = { word: string } | { message: string };

/** What differs from the site online, as Markdown, or why that is unknown. */
export type OnlineChanges = { report: string; pages: number } | { message: string };

/** How many files a hand-in would send, or why that is unknown. */
export type WaitingWork = { pages: number; others: number } | { message: string };

/** A file as it was committed. */
export interface EarlierVersion {
  /** Of the commit. */
  hash: string;
  /** ISO date and time. */
  at: string;
  author: string;
  /** What the author said of it. */
  title: string;
  text: string;
}

/** Earlier versions of a file, newest first, or why they are unknown. */
export type EarlierVersions = { versions: EarlierVersion[] } | { message: string };

/** What keeps work from being handed in. */
interface HandInProblem {
  /** As messages name it. */
  file: string;
  /** Of a document, below the folder with pages. */
  path?: string;
  pointer: string;
  message: string;
}

/** Where the work was handed in, or why not. */
export type HandInAnswer =
  | { branch: string; files: string[]; address?: string }
  | { message: string; problems?: HandInProblem[] };

/** What the body of a request holds, and what the server answers to it. */
interface Exchange<Asked, Answer> {
  asked: Asked;
  answer: Answer;
}

/** What the editor can have changed, as method and resource of the server. Pages by their routes. */
export interface EditorChanges {
  'PUT bestand': Exchange<OpenedFile, SaveAnswer>;
  /** The file itself. */
  'PUT afbeelding': Exchange<object, PictureAnswer>;
  'POST pagina': Exchange<NewPageRequest, PageAnswer>;
  'POST kopie': Exchange<{ from: string; title: string }, PageAnswer>;
  /** A plan only reports what would change. */
  'POST verhuizing': Exchange<{ from: string; to: string; isPlan: boolean }, PageAnswer>;
  /** `to` is empty where its visitors go to the page above it; links to it stand in the way unless they go there too. */
  'POST verwijdering': Exchange<{ from: string; to: string; movesLinks: boolean }, PageAnswer>;
  'POST vervanging': Exchange<{ find: string; replacement: string }, PageAnswer>;
  /** The last change, when none is named. */
  'POST herstel': Exchange<{ change?: string }, PageAnswer>;
  'POST gedeeld-blok': Exchange<{ from: string; pointer: string; name: string }, SharedBlockAnswer>;
  'POST weggooien': Exchange<{ name: string }, PageAnswer>;
  'POST woord': Exchange<{ word: string }, OwnWordAnswer>;
  'POST inlevering': Exchange<{ title: string }, HandInAnswer>;
}

export type EditorChange = keyof EditorChanges;

/** What the editor reads, by resource of the server. */
export interface EditorReads {
  /** A file, by its path below the folder with pages. */
  bestand: OpenedFile;
  'in-te-leveren': WaitingWork;
  /** With which the server lets it change something. */
  sleutel: { token: string };
  /** Of a file, by its path below the folder with pages. */
  versies: EarlierVersions;
  wijzigingen: OnlineChanges;
}

export type EditorRead = keyof EditorReads;
