// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import {
  diskOf,
  idleEngine as engine,
  opened,
  exampleScreen as screen,
  titled,
} from '../../../../tests/example-editor.ts';
import { draftedFiles, readDraft } from './draft.ts';
import type { EditorState } from './editor-state.ts';
import { createEditorStore } from './editor-store.ts';

/**
 * What screens report after two saves by this tab, or another writer's save; a screen may be fetched before a save and
 * arrive after it.
 */
const reports: {
  what: string;
  /** What a screen says, and what is on the disk by then; default is the latest save. */
  reported: string;
  disk?: string;
  text: string;
  past: string[];
}[] = [
  { what: 'an older save', reported: 'Twee', text: 'Drie', past: ['Een', 'Twee'] },
  { what: 'what was there before both', reported: 'Een', text: 'Drie', past: ['Een', 'Twee'] },
  { what: 'the latest save', reported: 'Drie', text: 'Drie', past: ['Een', 'Twee'] },
  {
    what: "somebody else's text",
    reported: 'Vier',
    disk: 'Vier',
    text: 'Vier',
    past: ['Een', 'Twee', 'Drie'],
  },
  {
    what: "an older save, while somebody else's is there by now",
    reported: 'Twee',
    disk: 'Vier',
    text: 'Vier',
    past: ['Een', 'Twee', 'Drie'],
  },
];

it.each(reports)('shows what is on the disk when a screen reports $what', async (report) => {
  const disk = diskOf(titled('Een'));
  const store = createEditorStore(screen, engine);
  for (const title of ['Twee', 'Drie']) {
    await store.getState().write(titled(title), title);
    await store.getState().save();
  }
  expect(disk.text).toBe(titled('Drie'));

  if (report.disk !== undefined) disk.text = titled(report.disk);
  store.getState().diskChanged(opened(titled(report.reported)));
  await store.getState().save();
  const { text, past, conflict } = store.getState();
  expect({ text, past, conflict }).toEqual({
    text: titled(report.text),
    past: report.past.map(titled),
    conflict: undefined,
  });
});

it('keeps the other version within reach after saving this one', async () => {
  const disk = diskOf(titled('Een'));
  const store = createEditorStore(screen, engine);
  await store.getState().write(titled('Mijn'), 'title');
  disk.text = titled('Andermans');
  await store.getState().save();
  await store.getState().settle('mine');
  expect(disk.text).toBe(titled('Mijn'));
  await store.getState().undo();
  expect(store.getState().text).toBe(titled('Andermans'));
});

it.each([
  { what: 'what it was', now: 'Een' },
  { what: 'what its author typed', now: 'Mijn' },
])('asks for no version any more once the file is $what', async ({ now }) => {
  const disk = diskOf(titled('Een'));
  const store = createEditorStore(screen, engine);
  await store.getState().write(titled('Mijn'), 'title');
  for (const [there, isAsked] of [
    ['Andermans', true],
    [now, false],
  ] as const) {
    disk.text = titled(there);
    store.getState().diskChanged(opened(disk.text));
    await expect.poll(() => store.getState().conflict !== undefined).toBe(isAsked);
  }
  expect(store.getState().text).toBe(titled('Mijn'));
});

it('forgets the draft when all that was typed is undone', async () => {
  const store = createEditorStore(screen, engine);
  await store.getState().write(titled('Twee'), 'title');
  expect(readDraft(screen.document.file)?.text).toBe(titled('Twee'));
  await store.getState().write(titled('Een'), 'title');
  expect(readDraft(screen.document.file)).toBeUndefined();
});

it('forgets the draft of what is saved, also while a change that changes nothing is asked for', async () => {
  diskOf(titled('Een'));
  const { write, save } = createEditorStore(screen, engine).getState();
  await write(titled('Twee'), 'title');
  await Promise.all([save(), write(titled('Twee'), 'title')]);
  expect(readDraft(screen.document.file)).toBeUndefined();
});

it('makes nothing again that was undone before its author went on with a draft', async () => {
  await createEditorStore(screen, engine).getState().write(titled('Van eerder'), 'title');
  const store = createEditorStore(screen, engine);
  const { write, undo, redo, resume } = await offeredIn(store);
  await write(titled('Twee'), 'title');
  await undo();
  resume('continue');
  await expect.poll(() => store.getState().text).toBe(titled('Van eerder'));
  await redo();
  expect(store.getState().text).toBe(titled('Van eerder'));
});

it.each([
  ['another text', ['Twee'], ['Twee', 'Van eerder']],
  ['what is taken back again', ['Twee', 'Een'], ['Van eerder']],
])('keeps what an earlier visit left until its author decides, also after %s', async (_what, typed, left) => {
  await createEditorStore(screen, engine).getState().write(titled('Van eerder'), 'title');
  const undecided = await offeredIn(createEditorStore(screen, engine));
  expect(undecided.draft?.text).toBe(titled('Van eerder'));
  for (const title of typed) await undecided.write(titled(title), 'title');
  const offered: unknown[] = [];
  for (const _ of left) {
    const store = createEditorStore(screen, engine);
    offered.push((await offeredIn(store)).draft?.text);
    store.getState().resume('forget');
    await expect.poll(() => store.getState().pending).toBe(0);
  }
  expect(offered).toEqual(left.map(titled));
});

it('forgets what an earlier visit left that the file has by now, as where a tab is closed while it saves', async () => {
  await createEditorStore(screen, engine).getState().write(titled('Van eerder'), 'title');
  const document = { ...screen.document, ...opened(titled('Van eerder')) };
  const store = createEditorStore({ ...screen, document }, engine);
  await expect.poll(() => [...draftedFiles()]).toEqual([]);
  expect(store.getState().draft).toBeUndefined();
});

it('offers what an earlier visit left again when it could not be read', async () => {
  await createEditorStore(screen, engine).getState().write(titled('Van eerder'), 'title');
  const edit = vi.fn(engine.edit).mockRejectedValueOnce(new Error('The worker is gone.'));
  const store = createEditorStore(screen, { ...engine, edit });
  await offeredIn(store);
  store.getState().resume('continue');
  await expect.poll(() => store.getState().hasFailed).toBe(true);
  expect(readDraft(screen.document.file)?.text).toBe(titled('Van eerder'));
  expect(store.getState().document.hash).toBe(screen.document.hash);
  store.getState().resume('continue');
  await expect.poll(() => store.getState().text).toBe(titled('Van eerder'));
  expect(store.getState().draft).toBeUndefined();
});

it('still knows what a draft was made of when its author went on with it beside a newer file', async () => {
  await createEditorStore(screen, engine).getState().write(titled('Van eerder'), 'title');
  const { hash, text } = screen.document;
  const document = { ...screen.document, text: titled('Van een ander'), hash: 'newer' };
  const store = createEditorStore({ ...screen, document }, engine);
  await offeredIn(store);
  store.getState().resume('continue');
  await expect.poll(() => store.getState().text).toBe(titled('Van eerder'));
  expect(store.getState().document.hash).toBe(hash);
  expect(readDraft(document.file)).toMatchObject({ hash, base: text });
});

const moved = { movedTo: { route: '/hulp', file: 'pages/hulp.json' } };

const departures: {
  what: string;
  with: { typed?: string; gone?: typeof moved; keepsDraft?: boolean; other?: string };
  isAsked: boolean;
}[] = [
  { what: 'asks whether it goes back with what was typed', with: { typed: 'Twee' }, isAsked: true },
  { what: 'leaves it where nothing was typed', with: {}, isAsked: false },
  {
    what: 'takes what was typed to where the page is now',
    with: { typed: 'Twee', gone: moved },
    isAsked: false,
  },
  {
    what: 'takes nothing to a page that was there before',
    with: { typed: 'Twee', gone: moved, other: '/hulp' },
    isAsked: true,
  },
  {
    what: 'takes nothing that the browser did not keep',
    with: { typed: 'Twee', gone: moved, keepsDraft: false },
    isAsked: true,
  },
];

it.each(departures)('once the file is gone, $what', async ({ with: present, isAsked }) => {
  const { typed, gone = {}, keepsDraft = true, other = '/contact' } = present;
  const targets = [{ file: 'pages/hulp.json', path: other, title: '', anchors: [] }];
  const store = createEditorStore({ ...screen, targets }, engine);
  if (typed !== undefined) await store.getState().write(titled(typed), 'title');
  store.setState({ keepsDraft });
  store.getState().diskGone(gone);
  await expect
    .poll(() => [store.getState().conflict === null, store.getState().isGone])
    .toEqual([isAsked, !isAsked]);
});

/** The state once it is known that no open tab has the draft. */
async function offeredIn(store: ReturnType<typeof createEditorStore>): Promise<EditorState> {
  await expect.poll(() => store.getState().draft).toBeDefined();
  return store.getState();
}
