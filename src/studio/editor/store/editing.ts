import type {
  EditedDocument,
  EditorEngine,
  EditorScreen,
  OpenedFile,
} from '../../../shared/authors/editor.ts';
import { createQueue } from '../../../shared/create-queue.ts';
import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import { forgetDraft, keepDraft } from './draft.ts';
import { type EditorState, steppedFrom } from './editor-state.ts';
import { isUndoneApart } from './undo-step.ts';

/** In milliseconds after the last key; longer for a large site that takes long to check. */
const minCheckDelay = 150;

interface EditingOptions {
  screen: EditorScreen;
  engine: EditorEngine;
  get(): EditorState;
  set(made: Partial<EditorState>): void;
}

/** The operations on the text of a document that all actions of the editor are made of. */
export type Editing = ReturnType<typeof createEditing>;

/** Begins the editing of the document of a screen. */
export function createEditing({ screen, engine, get, set }: EditingOptions) {
  const { file } = screen.document;
  const queue = createQueue();
  let checkDelay = minCheckDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Runs edits one at a time: each applies to the result of the one before it. */
  function inTurn(act: () => Promise<void>): Promise<void> {
    return queue(() =>
      act().then(
        () => set({ hasFailed: false }),
        // Controls show the document again, which is as it was.
        () => set({ hasFailed: true, version: get().version + 1 }),
      ),
    );
  }

  /** Runs a change in its turn; `pending` counts those that the text does not show yet. */
  function changeInTurn(act: () => Promise<void>): Promise<void> {
    set({ pending: get().pending + 1 });
    return inTurn(() => act().finally(() => set({ pending: get().pending - 1 })));
  }

  async function check(): Promise<void> {
    const { text } = get();
    const begin = performance.now();
    const { problems, page } = await engine.check(file, { text, shown: screen.shown });
    checkDelay = Math.max(minCheckDelay, performance.now() - begin);
    set({ problems, checkedText: text, page: page ?? get().page, isPageBehind: page === undefined });
  }

  function checkSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void inTurn(check), checkDelay);
  }

  function show({ text, value, page }: EditedDocument, rest: Partial<EditorState>): void {
    const isPageBehind = page === undefined && get().isPageBehind;
    set({ text, value, page: page ?? get().page, isPageBehind, hasBegun: true, ...rest });
    const { document: saved, resumed } = get();
    if (text === saved.text) forgetDraft(file);
    else {
      const base = saved.hash === resumed?.hash ? resumed.base : saved.text;
      const draft = { text, hash: saved.hash, base, at: new Date().toISOString() };
      set({ keepsDraft: keepDraft(file, draft) });
    }
    checkSoon();
  }

  /** Changes the text as it is when its turn comes; consecutive changes with the same `step` are undone together. */
  function type(changeOf: (text: string) => { text: string; edit?: JsonEdit }, step?: string): Promise<void> {
    return changeInTurn(async () => {
      const { text, past, step: lastStep } = get();
      const edited = await engine.edit(file, changeOf(text));
      if (edited.text === text) return;
      const isSameStep =
        step !== undefined &&
        step === lastStep &&
        !isUndoneApart(edited.text, { text, begun: past.at(-1) ?? text });
      show(edited, { step, ...(isSameStep ? { future: [] } : steppedFrom(get())) });
    });
  }

  /** Shows a text that did not come from a control. */
  function renew(edited: EditedDocument, rest: Partial<EditorState>): void {
    show(edited, { step: undefined, version: get().version + 1, ...rest });
  }

  async function replace(text: string, rest: Partial<EditorState>): Promise<void> {
    renew(await engine.edit(file, { text }), rest);
  }

  /** Shows the document as the server left it. */
  async function take(opened: OpenedFile, rest: Partial<EditorState>): Promise<void> {
    set({ document: { ...get().document, ...opened }, conflict: undefined });
    await replace(opened.text, rest);
  }

  return { screen, engine, get, set, inTurn, changeInTurn, check, checkSoon, type, renew, replace, take };
}
