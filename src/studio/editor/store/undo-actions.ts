import type { Editing } from './editing.ts';
import type { EditorState } from './editor-state.ts';
import { placeOfChange, sectionOf } from './sections.ts';
import { unshare } from './sharing-actions.ts';

/** Steps back, and forth again. */
export function undoActions(editing: Editing): Pick<EditorState, 'undo' | 'redo'> {
  const { get, set, changeInTurn, replace } = editing;

  /** Gives the place of what it changed. */
  async function step(from: 'past' | 'future', to: 'past' | 'future'): Promise<string | undefined> {
    const text = get()[from].at(-1);
    if (text === undefined) return undefined;
    const before = get().value;
    await replace(text, { [from]: get()[from].slice(0, -1), [to]: [...get()[to], get().text] });
    return placeOfChange(before, get().value);
  }

  /** Opens the part that a step changed, unless its author chose another one since. */
  async function stepInTurn(go: () => Promise<string | undefined>): Promise<string | undefined> {
    const { section } = get();
    let place: string | undefined;
    await changeInTurn(async () => {
      const changed = await go();
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
  };
}
