import type { EditorDocument, EditorProblem, OpenedFile } from '../../../shared/authors/editor.ts';
import type { StudioView } from '../../../shared/authors/studio.ts';
import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { Page } from '../../../shared/page/page.ts';
import type { Draft, KeptDraft } from './draft.ts';

/** A document that an author edits. */
export interface EditorState {
  /** As it was opened or saved last. */
  document: EditorDocument;
  text: string;
  /** The number of edits, undo included, that the engine has not made yet. */
  pending: number;
  /** Whether the last operation failed. */
  hasFailed: boolean;
  /** Undefined when the text is not JSON. */
  value: JsonValue | undefined;
  /** Earlier and undone texts, the nearest last. */
  past: readonly string[];
  future: readonly string[];
  /** What was typed last, if what is typed next may be undone together with it. */
  step?: string;
  /** Counts changes that did not come from a control: controls then show the value again. */
  version: number;
  /** Of the whole site; absent until it was checked. */
  problems?: readonly EditorProblem[];
  /** The text in which they were found; later typing moves them. */
  checkedText?: string;
  /** As visitors would see it; absent until it was checked, or while it cannot be shown. */
  page?: Page;
  /** Whether the present text cannot be shown, so that the page is an earlier one. */
  isPageBehind: boolean;
  /** Whether the author has begun, or something changed: until then the preview shows the server's page. */
  hasBegun: boolean;
  /** JSON pointer of the part whose form is open. */
  section: string;
  /** The value that the author looks for; its control or its code gets the focus. */
  wanted?: Pick<EditorProblem, 'pointer' | 'start'>;
  view: 'form' | 'code';
  saving: 'no' | 'busy' | 'failed';
  /** Why saving failed, where the server said so. */
  refusal?: string;
  /** The shared block that was just made of a block here; `text` is that of the document since. */
  justShared?: { name: string; change: string; text: string };
  /** The file as somebody else left it; null when it was deleted. */
  conflict?: OpenedFile | null;
  /** Whether the file was deleted, with nothing unsaved in this tab. */
  isGone: boolean;
  /** Left behind by an earlier visit. */
  draft?: KeptDraft;
  /** The file that the resumed draft is a change of: its text may be newer than the hash. */
  resumed?: Pick<Draft, 'hash' | 'base'>;
  /** Whether another tab has unsaved work on it. */
  isOpenElsewhere: boolean;
  /** Whether this browser can store drafts. */
  keepsDraft: boolean;

  /** The author is about to change something: what that needs is made ready. */
  begin(): void;
  /**
   * Changes the document; edits with the same `step` in a row are undone together. Gives the edit as it was made: what it changes may have
   * moved since it was shown. Undefined when that is gone.
   */
  change(edit: JsonEdit, step?: string): Promise<JsonEdit | undefined>;
  /** Takes a text that an author typed; those with the same `step` in a row are undone together. */
  write(text: string, step: string): Promise<void>;
  /** Fixes a problem as `--fix` does, as a step of its own, and leads to what was fixed. */
  fix(problem: EditorProblem): Promise<void>;
  /** Puts the suggestion in the place of an unknown word, as a step of its own, and leads there. */
  respell(problem: EditorProblem): Promise<void>;
  /**
   * Undoes a step, and opens the part that it changed; resolves to the JSON pointer of the change, if its part is open
   * now.
   */
  undo(): Promise<string | undefined>;
  /** Likewise, redoes an undone step. */
  redo(): Promise<string | undefined>;
  /** Likewise, to an earlier version of the document; that is a step of its own. */
  takeVersion(text: string): Promise<string | undefined>;
  choose(section: string): void;
  /** Opens the part of a value, and leads there. */
  find(place: Pick<EditorProblem, 'pointer' | 'start'>): void;
  show(view: EditorState['view']): void;
  save(): Promise<void>;
  /**
   * Another version of the file, or of others, may be on the disk; `reported` may be older than this tab's last save.
   */
  diskChanged(reported: OpenedFile): void;
  /** The file is no longer on the disk; its page may have moved. */
  diskGone(gone: Pick<NonNullable<StudioView['gone']>, 'movedTo'>): void;
  /** Ends a conflict: with this version, or with that of the file. */
  settle(choice: 'mine' | 'theirs'): Promise<void>;
  /** Makes a shared block of a block, after saving; resolves to the reason when it cannot. */
  share(pointer: string, name: string): Promise<string | undefined>;
  /** Reads the rest of the site again, when something was added to it. */
  readSite(): Promise<void>;
  /** Goes on with the draft, or forgets it. */
  resume(choice: 'continue' | 'forget'): void;
}

/** Whether there is something to save. */
export function isChanged({ text, document, pending }: EditorState): boolean {
  return pending > 0 || text !== document.text;
}

/** A step away from the text as it is. */
export function steppedFrom({ past, text }: EditorState): Pick<EditorState, 'past' | 'future'> {
  return { past: [...past, text], future: [] };
}

/** The problems of the document itself. */
export function ownProblems({ problems = [], document }: EditorState): EditorProblem[] {
  return problems.filter(({ file }) => file === document.file);
}
