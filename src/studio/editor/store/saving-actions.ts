import { forgetDraft } from './draft.ts';
import type { Editing } from './editing.ts';
import { type EditorState, isChanged, steppedFrom } from './editor-state.ts';
import { readResource, requestChange } from './requests.ts';

/** Keeps the document and its file in sync, whichever of them changes. */
export function savingActions(
  editing: Editing,
): Pick<EditorState, 'save' | 'diskChanged' | 'diskGone' | 'settle'> {
  const { screen, engine, get, set, inTurn, check, replace, take } = editing;
  return {
    save: () => inTurn(() => saveText(editing, get().document.hash)),
    diskChanged: (reported) =>
      void inTurn(async () => {
        await engine.start();
        const { document: opened, text, conflict } = get();
        set({ isGone: false, conflict: conflict ?? undefined });
        if (reported.hash === opened.hash && !conflict) return check();
        // What was reported may be older than what was saved since.
        const present = await readResource('bestand', { name: opened.path });
        const isConflict = present.hash !== opened.hash && text !== opened.text && text !== present.text;
        set({ conflict: isConflict ? present : undefined });
        if (isConflict) return;
        if (present.hash === opened.hash) return check();
        set({ document: { ...opened, ...present } });
        await replace(present.text, text === present.text ? {} : steppedFrom(get()));
      }),
    diskGone: ({ movedTo }) =>
      void inTurn(async () => {
        // A page that existed before only took over its visitors.
        const isMoved = movedTo !== undefined && screen.targets.every(({ path }) => path !== movedTo.route);
        // Saved here, it would become a second page: the draft moves along with the page.
        const isTaken = isMoved && get().keepsDraft;
        set(isChanged(get()) && !isTaken ? { conflict: null } : { isGone: true });
      }),
    settle: (choice) =>
      inTurn(async () => {
        const { conflict, past } = get();
        if (choice === 'mine') await saveText(editing, conflict?.hash ?? '');
        if (!conflict) return;
        if (choice === 'theirs') await take(conflict, steppedFrom(get()));
        else if (!isChanged(get())) set({ past: [...past, conflict.text], future: [] });
      }),
  };
}

/** Saves the text in place of the file with this hash; what somebody else made of it since is a conflict. */
export async function saveText({ get, set }: Editing, hash: string): Promise<void> {
  const { document, text } = get();
  set({ saving: 'busy', refusal: undefined, step: undefined });
  try {
    const sent = { name: document.path, body: { text, hash } };
    const answer = await requestChange('PUT bestand', sent);
    if ('message' in answer) return set({ saving: 'failed', refusal: answer.message });
    if ('present' in answer) return set({ saving: 'no', conflict: answer.present });
    set({ saving: 'no', conflict: undefined, document: { ...document, text, hash: answer.hash } });
    forgetDraft(document.file);
  } catch {
    set({ saving: 'failed' });
  }
}
