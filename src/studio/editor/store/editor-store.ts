import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditorEngine, EditorScreen } from '../../../shared/authors/editor.ts';
import { beginVisit, forgetDraft } from './draft.ts';
import { createEditing, type Editing } from './editing.ts';
import { type EditorState, steppedFrom } from './editor-state.ts';
import { offerDraft } from './offer-draft.ts';
import { openDraft } from './open-draft.ts';
import { savingActions } from './saving-actions.ts';
import { sectionOf } from './sections.ts';
import { sharingActions } from './sharing-actions.ts';
import { undoActions } from './undo-actions.ts';
import { writingActions } from './writing-actions.ts';

/** The store of one document, with all actions on it; it starts when `diskChanged` reports what is on the disk. */
export function createEditorStore(screen: EditorScreen, engine: EditorEngine): StoreApi<EditorState> {
  const { document } = screen;
  const store = createStore<EditorState>()((set, get) => {
    const editing = createEditing({ screen, engine, get, set });
    return {
      document,
      text: document.text,
      pending: 0,
      hasFailed: false,
      isPageBehind: false,
      hasBegun: false,
      value: document.value,
      past: [],
      future: [],
      version: 0,
      section: document.kind === 'page' ? '/blocks/0' : '',
      view: 'form',
      saving: 'no',
      isGone: false,
      isOpenElsewhere: false,
      keepsDraft: true,

      begin: () => {
        set({ hasBegun: true });
        // When preparing fails, the first change tries again, and reports the failure.
        engine.prepare(document.file).catch(() => undefined);
      },
      ...writingActions(editing),
      ...undoActions(editing),
      ...savingActions(editing),
      ...sharingActions(editing),
      choose: (section) => set({ section }),
      find: ({ pointer, start }) => set({ section: sectionOf(pointer), wanted: { pointer, start } }),
      show: (view) => set({ view, wanted: undefined }),
      readSite: () => editing.inTurn(() => engine.start()),
      resume: (choice) => void editing.changeInTurn(() => resume(editing, choice)),
    };
  });

  if (screen.place !== undefined) store.getState().find({ pointer: screen.place });
  void offerDraft(document.file, {
    present: () => store.getState().document.text,
    offer: (made) => store.setState(made),
  });
  beginVisit(document.file);
  return store;
}

async function resume(
  { screen, engine, get, set, renew }: Editing,
  choice: 'continue' | 'forget',
): Promise<void> {
  const { draft, document: present } = get();
  if (!draft) return;
  const { file } = present;
  const { order } = screen.forms.documents.page;
  const opened = choice === 'continue' && (await openDraft(draft, { file, present, order, engine }));
  // From here on it is this visit's own.
  forgetDraft(file, draft.key);
  set({ draft: undefined });
  if (!opened) return;
  const { hash, edited } = opened;
  set({ resumed: { hash, base: draft.base }, document: { ...get().document, hash } });
  renew(edited, steppedFrom(get()));
}
