import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditedDocument, EditorEngine, EditorScreen, SaveAnswer } from '../../shared/editor.ts';
import type { JsonEdit } from '../../shared/json-edit.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { type EditorState, isChanged } from './editor-state.ts';
import { requestChange } from './requests.ts';

/** After the last key, in milliseconds; of a large site that takes long to check longer. */
const shortestCheckDelay = 150;

/** The state of one document, with all that can be done to it; it begins when it hears what is on the disk. */
export function createEditorStore(screen: EditorScreen, engine: EditorEngine): StoreApi<EditorState> {
  const { document, shown, token } = screen;
  const { file } = document;
  let lastStep: string | undefined;
  let queue: Promise<void> = Promise.resolve();
  let checkDelay = shortestCheckDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const store = createStore<EditorState>()((set, get) => {
    /** One after the other: an edit stands on the one before it. */
    function inTurn(act: () => Promise<void>): Promise<void> {
      queue = queue.then(act).then(
        () => set({ hasFailed: false }),
        // Controls show the document again, which is as it was.
        () => set({ hasFailed: true, version: get().version + 1 }),
      );
      return queue;
    }

    async function check(): Promise<void> {
      const { text } = get();
      const begin = performance.now();
      const { problems, page } = await engine.check(file, { text, shown });
      checkDelay = Math.max(shortestCheckDelay, performance.now() - begin);
      if (get().text === text) set({ problems, page: page ?? get().page });
    }

    function checkSoon(): void {
      clearTimeout(timer);
      timer = setTimeout(() => void inTurn(check), checkDelay);
    }

    function show({ text, value, page }: EditedDocument, rest: Partial<EditorState> = {}): void {
      set({ text, value, page: page ?? get().page, ...rest });
      const { document: saved } = get();
      if (text === saved.text) forgetDraft(file);
      else set({ keepsDraft: keepDraft(file, { text, hash: saved.hash, at: new Date().toISOString() }) });
      checkSoon();
    }

    /** A text that no control typed. */
    async function replace(text: string, rest: Partial<EditorState>): Promise<void> {
      lastStep = undefined;
      show(await engine.edit(file, { text }), { version: get().version + 1, ...rest });
    }

    function step(from: 'past' | 'future', to: 'past' | 'future'): void {
      void inTurn(async () => {
        const text = get()[from].at(-1);
        if (text === undefined) return;
        await replace(text, { [from]: get()[from].slice(0, -1), [to]: [...get()[to], get().text] });
      });
    }

    async function save(hash: string): Promise<void> {
      const { text } = get();
      set({ saving: 'busy' });
      try {
        const path = `bestand/${document.path}`;
        const answer = await requestChange<SaveAnswer>(path, { method: 'PUT', token, body: { text, hash } });
        if ('present' in answer) {
          set({ saving: 'no', conflict: answer.present });
          return;
        }
        set({ saving: 'no', conflict: undefined, document: { ...get().document, text, hash: answer.hash } });
        if (!isChanged(get())) forgetDraft(file);
      } catch {
        set({ saving: 'failed' });
      }
    }

    return {
      document,
      text: document.text,
      pending: 0,
      hasFailed: false,
      value: document.value,
      past: [],
      future: [],
      version: 0,
      section: document.kind === 'page' ? '/blocks/0' : '',
      saving: 'no',
      keepsDraft: true,

      change(edit: JsonEdit, stepName?: string) {
        set({ pending: get().pending + 1 });
        return inTurn(async () => {
          const { text, past } = get();
          const edited = await engine
            .edit(file, { text, edit })
            .finally(() => set({ pending: get().pending - 1 }));
          if (edited.text === text) return;
          const isSameStep = stepName !== undefined && stepName === lastStep;
          lastStep = stepName;
          show(edited, { past: isSameStep ? past : [...past, text], future: [] });
        });
      },
      undo: () => step('past', 'future'),
      redo: () => step('future', 'past'),
      choose: (section) => set({ section }),
      save: () => inTurn(() => save(get().document.hash)),
      diskChanged: (present) =>
        void inTurn(async () => {
          await engine.start();
          const { document: opened, text, past } = get();
          if (present.hash === opened.hash) return check();
          if (text !== opened.text && text !== present.text) return set({ conflict: present });
          set({ document: present });
          await replace(present.text, text === present.text ? {} : { past: [...past, text], future: [] });
        }),
      settle: (choice) =>
        inTurn(async () => {
          const { conflict, text, past } = get();
          if (choice === 'mine') return save(conflict?.hash ?? '');
          if (!conflict) return;
          set({ document: { ...get().document, ...conflict }, conflict: undefined });
          await replace(conflict.text, { past: [...past, text], future: [] });
        }),
      resume: (choice) =>
        void inTurn(async () => {
          const { draft, text, past } = get();
          set({ draft: undefined });
          if (choice === 'forget') return forgetDraft(file);
          if (!draft) return;
          set({ document: { ...get().document, hash: draft.hash } });
          await replace(draft.text, { past: [...past, text] });
        }),
    };
  });

  const draft = readDraft(file);
  if (draft && draft.text !== document.text) store.setState({ draft });
  return store;
}
