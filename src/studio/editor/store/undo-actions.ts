import type { Editing } from './editing.ts';
import { type EditorState, steppedFrom } from './editor-state.ts';
import { openAsMoved } from './open-draft.ts';
import { placeOfChange, sectionOf } from './sections.ts';
import { unshare } from './sharing-actions.ts';

/** Undo, redo, and the step to an earlier version. */
export function undoActions(editing: Editing): Pick<EditorState, 'undo' | 'redo' | 'takeVersion'> {
  const { screen, engine, get, set, changeInTurn, renew, replace } = editing;

  async function step(from: 'past' | 'future', to: 'past' | 'future'): Promise<string | undefined> {
    const text = get()[from].at(-1);
    if (text === undefined) return undefined;
    return go(text, { [from]: get()[from].slice(0, -1), [to]: [...get()[to], get().text] });
  }

  /** Gives the place of what it changed. */
  async function go(text: string, steps: Partial<EditorState>): Promise<string | undefined> {
    const before = get().value;
    await replace(text, steps);
    return placeOfChange(before, get().value);
  }

  /** Likewise; what a move, or the removal of another page, gave this one stays. */
  async function goBackTo(version: string): Promise<string | undefined> {
    const { value: now, document } = get();
    const { order } = screen.forms.documents.page;
    renew(await openAsMoved(version, { file: document.file, now, order, engine }), steppedFrom(get()));
    return placeOfChange(now, get().value);
  }

  /** Opens the part that a step changed, unless its author chose another one since. */
  async function stepInTurn(take: () => Promise<string | undefined>): Promise<string | undefined> {
    const { section } = get();
    let place: string | undefined;
    await changeInTurn(async () => {
      const changed = await take();
      if (get().view !== 'form' || get().section !== section) return;
      place = changed;
      if (place !== undefined) set({ section: sectionOf(place) });
    });
    return place;
  }

  return {
    undo: () =>
      stepInTurn(async () => {
        const { justShared, text } = get();
        const isUndone = justShared?.text === text && (await unshare(editing, justShared.change));
        return isUndone ? undefined : step('past', 'future');
      }),
    redo: () => stepInTurn(() => step('future', 'past')),
    takeVersion: (text) => stepInTurn(() => goBackTo(text)),
  };
}
