import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  EditedDocument,
  EditorEngine,
  EditorScreen,
  FixedDocument,
  OpenedFile,
} from '../../shared/editor.ts';
import type { JsonEdit } from '../../shared/json-edit.ts';
import { beginVisit, type Draft, forgetDraft, keepDraft } from './draft.ts';
import { editAfter } from './edit-after.ts';
import { type EditorState, isChanged } from './editor-state.ts';
import { offerDraft } from './offer-draft.ts';
import { openDraft } from './open-draft.ts';
import { noServer, readResource, requestChange } from './requests.ts';
import { placeOfChange, sectionOf } from './sections.ts';
import { undoSharing } from './sharing.ts';
import { isUndoneApart } from './undo-step.ts';

/** After the last key, in milliseconds; of a large site that takes long to check longer. */
const shortestCheckDelay = 150;

/** The state of one document, with all that can be done to it; it begins when it hears what is on the disk. */
export function createEditorStore(screen: EditorScreen, engine: EditorEngine): StoreApi<EditorState> {
  const { document, shown } = screen;
  const { file } = document;
  let lastStep: string | undefined;
  let queue: Promise<void> = Promise.resolve();
  /** What the draft that its author goes on with was made of: the text of the file may be newer than the hash. */
  let begun: Pick<Draft, 'hash' | 'base'> | undefined;
  /** Since nothing was on its way. Who asks for the next before one is shown, asks by what stood there before it. */
  let made: JsonEdit[] = [];
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

    /** What changes the text, or may: until its turn is over the text is older than what was asked for. */
    function changeInTurn(act: () => Promise<void>): Promise<void> {
      set({ pending: get().pending + 1 });
      return inTurn(() => act().finally(() => set({ pending: get().pending - 1 })));
    }

    async function check(): Promise<void> {
      const { text } = get();
      const begin = performance.now();
      const { problems, page } = await engine.check(file, { text, shown });
      checkDelay = Math.max(shortestCheckDelay, performance.now() - begin);
      set({ problems, checkedText: text, page: page ?? get().page, isPageBehind: page === undefined });
    }

    function checkSoon(): void {
      clearTimeout(timer);
      timer = setTimeout(() => void inTurn(check), checkDelay);
    }

    function show({ text, value, page }: EditedDocument, rest: Partial<EditorState> = {}): void {
      const isPageBehind = page === undefined && get().isPageBehind;
      set({ text, value, page: page ?? get().page, isPageBehind, hasBegun: true, ...rest });
      const { document: saved } = get();
      if (text === saved.text) forgetDraft(file);
      else {
        const base = saved.hash === begun?.hash ? begun.base : saved.text;
        const draft = { text, hash: saved.hash, base, at: new Date().toISOString() };
        set({ keepsDraft: keepDraft(file, draft) });
      }
      checkSoon();
    }

    /** A change of the text as it is when its turn comes. */
    function type(
      changeOf: (text: string) => { text: string; edit?: JsonEdit },
      step?: string,
    ): Promise<void> {
      return changeInTurn(async () => {
        const { text, past } = get();
        const edited = await engine.edit(file, changeOf(text));
        if (edited.text === text) return;
        const isSameStep =
          step !== undefined &&
          step === lastStep &&
          !isUndoneApart(edited.text, { text, begun: past.at(-1) ?? text });
        lastStep = step;
        show(edited, { past: isSameStep ? past : [...past, text], future: [] });
      });
    }

    async function replace(text: string, rest: Partial<EditorState>): Promise<void> {
      renew(await engine.edit(file, { text }), rest);
    }

    /** Shows a text that no control typed. */
    function renew(edited: EditedDocument, rest: Partial<EditorState>): void {
      lastStep = undefined;
      show(edited, { version: get().version + 1, ...rest });
    }

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

    /** The document as the server left it. */
    async function take(opened: OpenedFile, rest: Partial<EditorState>): Promise<void> {
      set({ document: { ...get().document, ...opened }, conflict: undefined });
      await replace(opened.text, rest);
    }

    async function share(pointer: string, name: string): Promise<string | undefined> {
      if (isChanged(get())) await save(get().document.hash);
      if (isChanged(get())) return 'Er is nog niets gedeeld, want bewaren lukte niet. Bovenaan staat waarom.';
      const sent = { body: { from: document.name, pointer, name } };
      const answer = await requestChange('POST gedeeld-blok', sent).catch(() => ({ message: noServer }));
      if ('message' in answer) return answer.message;
      const { text, past } = get();
      const { page, change } = answer;
      const justShared = { name: answer.name, change, text: page.text };
      try {
        await engine.start();
        await take(page, { past: [...past, text], future: [], justShared });
      } catch {
        return 'Het blok is gedeeld, maar de editor kon de pagina daarna niet lezen. Laad deze pagina opnieuw.';
      }
      return undefined;
    }

    /** False when something else changed since. */
    async function unshare(change: string): Promise<boolean> {
      const page = await undoSharing(document.path, change);
      set({ justShared: undefined });
      if (!page) return false;
      await engine.start();
      await take(page, { past: get().past.slice(0, -1), future: [] });
      return true;
    }

    async function save(hash: string): Promise<void> {
      lastStep = undefined;
      const { text } = get();
      set({ saving: 'busy', refusal: undefined });
      try {
        const sent = { name: document.path, body: { text, hash } };
        const answer = await requestChange('PUT bestand', sent);
        if ('message' in answer) return set({ saving: 'failed', refusal: answer.message });
        if ('present' in answer) return set({ saving: 'no', conflict: answer.present });
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
        // What could not be made ready, the first change waits for, and tells of.
        engine.prepare(file).catch(() => undefined);
      },
      change: async (edit, stepName) => {
        if (get().pending === 0) made = [];
        const seen = made.length;
        let meant: JsonEdit | undefined;
        let before = '';
        await type((text) => {
          before = text;
          meant = editAfter(edit, { others: made.slice(seen), value: get().value });
          return { text, edit: meant };
        }, stepName);
        if (meant && get().text !== before) made.push(meant);
        return meant;
      },
      write: (text, stepName) => type(() => ({ text }), stepName),
      fix: async (problem) => {
        let fixed: FixedDocument['fixed'] | undefined;
        await changeInTurn(async () => {
          const { text, past, version } = get();
          const answer = await engine.fix(file, { text, problem });
          // What was changed since may have fixed it.
          if (!answer) return checkSoon();
          lastStep = undefined;
          show(answer, { past: [...past, text], future: [], version: version + 1 });
          fixed = answer.fixed;
        });
        // The code view shows a text once nothing is on its way.
        if (fixed) get().find(fixed);
      },
      respell: async ({ pointer, start = 0, end, unknownWord, suggestion }) => {
        await changeInTurn(async () => {
          const { text, past } = get();
          // What was typed since may have moved it.
          if (suggestion === undefined || text.slice(start, end).toLowerCase() !== unknownWord)
            return checkSoon();
          const respelled = text.slice(0, start) + suggestion + text.slice(end);
          renew(await engine.edit(file, { text: respelled }), { past: [...past, text], future: [] });
        });
        get().find({ pointer, start });
      },
      undo: () =>
        stepInTurn(async () => {
          const { justShared, text } = get();
          const isUndone = justShared?.text === text && (await unshare(justShared.change));
          return isUndone ? undefined : step('past', 'future');
        }),
      redo: () => stepInTurn(() => step('future', 'past')),
      choose: (section) => set({ section }),
      find: ({ pointer, start }) => set({ section: sectionOf(pointer), wanted: { pointer, start } }),
      show: (view) => set({ view, wanted: undefined }),
      save: () => inTurn(() => save(get().document.hash)),
      diskChanged: (told) =>
        void inTurn(async () => {
          await engine.start();
          const { document: opened, text, past, conflict } = get();
          set({ isGone: false, conflict: conflict ?? undefined });
          if (told.hash === opened.hash && !conflict) return check();
          // What was told may be older than what was saved since.
          const present = await readResource('bestand', { name: opened.path });
          const isConflict = present.hash !== opened.hash && text !== opened.text && text !== present.text;
          set({ conflict: isConflict ? present : undefined });
          if (isConflict) return;
          if (present.hash === opened.hash) return check();
          set({ document: { ...opened, ...present } });
          await replace(present.text, text === present.text ? {} : { past: [...past, text], future: [] });
        }),
      diskGone: ({ movedTo }) =>
        void inTurn(async () => {
          // A page that was there before took visitors only.
          const isMoved = movedTo !== undefined && screen.targets.every(({ path }) => path !== movedTo.route);
          // Saved here, it would be a second page: what is kept goes with the page.
          const isTaken = isMoved && get().keepsDraft;
          set(isChanged(get()) && !isTaken ? { conflict: null } : { isGone: true });
        }),
      settle: (choice) =>
        inTurn(async () => {
          const { conflict, text, past } = get();
          if (choice === 'mine') await save(conflict?.hash ?? '');
          if (!conflict) return;
          if (choice === 'mine') {
            if (!isChanged(get())) set({ past: [...past, conflict.text], future: [] });
            return;
          }
          await take(conflict, { past: [...past, text], future: [] });
        }),
      share: async (pointer, name) => {
        let refusal: string | undefined;
        await inTurn(async () => {
          refusal = await share(pointer, name);
        });
        return refusal;
      },
      readSite: () => inTurn(() => engine.start()),
      resume: (choice) =>
        void changeInTurn(async () => {
          const { draft, text, past, document: present } = get();
          if (!draft) return;
          const { order } = screen.forms.documents.page;
          const opened = choice === 'continue' && (await openDraft(draft, { file, present, order, engine }));
          // From here on it is this visit's own.
          forgetDraft(file, draft.key);
          set({ draft: undefined });
          if (!opened) return;
          begun = { hash: opened.hash, base: draft.base };
          set({ document: { ...get().document, hash: opened.hash } });
          renew(opened.edited, { past: [...past, text] });
        }),
    };
  });

  if (screen.place !== undefined) store.getState().find({ pointer: screen.place });
  void offerDraft(file, {
    present: () => store.getState().document.text,
    offer: (made) => store.setState(made),
  });
  beginVisit(file);
  return store;
}
