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

/** Where a page is now, and of a plan what would change, in Dutch lines; or why not, with what stands in the way. */
export type PageAnswer = { route: string; changes?: string[] } | { message: string; inTheWay?: InTheWay[] };

/** The shared block of what stood on a page, and that page; `change` undoes both. Or why not. */
export type SharedBlockAnswer = { name: string; page: OpenedFile; change: string } | { message: string };

/** The word that the check knows now, or why not. */
export type OwnWordAnswer = { word: string } | { message: string };

/** What is different from the site online, as Markdown, or why that cannot be told. */
export type OnlineChanges = { report: string; pages: number } | { message: string };

/** How many files a hand-in would send, or why that cannot be told. */
export type WaitingWork = { pages: number; others: number } | { message: string };

/** Where the work was handed in, or why not; `file` as messages name it. */
export type HandInAnswer =
  | { branch: string; files: string[]; address?: string }
  | { message: string; problems?: { file: string; message: string }[] };

/** What the editor can have changed, as method and resource of the server, and what that answers. */
export interface EditorChanges {
  'PUT bestand': SaveAnswer;
  'PUT afbeelding': PictureAnswer;
  'POST pagina': PageAnswer;
  'POST kopie': PageAnswer;
  'POST verhuizing': PageAnswer;
  'POST verwijdering': PageAnswer;
  'POST vervanging': PageAnswer;
  'POST herstel': PageAnswer;
  'POST gedeeld-blok': SharedBlockAnswer;
  'POST weggooien': PageAnswer;
  'POST woord': OwnWordAnswer;
  'POST inlevering': HandInAnswer;
}

export type EditorChange = keyof EditorChanges;
