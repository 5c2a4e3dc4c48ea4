// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { idleEngine as engine, exampleScreen as screen } from '../../../../tests/example-editor.ts';
import type { EditorEngine, OpenedFile } from '../../../shared/authors/editor.ts';
import type { Page } from '../../../shared/page/page.ts';
import { readDraft } from './draft.ts';
import { type EditorState, isChanged } from './editor-state.ts';
import { createEditorStore } from './editor-store.ts';

const asks: { what: string; ask(state: EditorState): unknown }[] = [
  { what: 'an edit', ask: ({ write }) => write('{"title":"Drie"}', 'title') },
  { what: 'a step back', ask: ({ undo }) => undo() },
];

it.each(asks)(
  'says that there is something to save from the moment that $what is asked for',
  async ({ ask }) => {
    const store = createEditorStore(screen, engine);
    await store.getState().write('{"title":"Twee"}', 'title');
    store.setState(({ document, text }) => ({ document: { ...document, text } }));
    expect(isChanged(store.getState())).toBe(false);

    ask(store.getState());
    expect(isChanged(store.getState())).toBe(true);
    await expect.poll(() => store.getState().pending).toBe(0);
    expect(isChanged(store.getState())).toBe(true);
  },
);

/**
 * What screens report after two saves by this tab, or another writer's save; a screen may be fetched before a save and
 * arrive after it.
 */
const tellings: {
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

it.each(tellings)('shows what is on the disk when a screen reports $what', async (telling) => {
  const disk = diskOf(titled('Een'));
  const store = createEditorStore(screen, engine);
  for (const title of ['Twee', 'Drie']) {
    await store.getState().write(titled(title), title);
    await store.getState().save();
  }
  expect(disk.text).toBe(titled('Drie'));

  if (telling.disk !== undefined) disk.text = titled(telling.disk);
  store.getState().diskChanged(opened(titled(telling.reported)));
  await store.getState().save();
  const { text, past, conflict } = store.getState();
  expect({ text, past, conflict }).toEqual({
    text: titled(telling.text),
    past: telling.past.map(titled),
    conflict: undefined,
  });
});

const sentence = 'Een bakwagen die bij je werk past. ';

/** What an author types into one field, in a row, and what one step back leaves of it. */
const rows: { what: string; typed: string[]; left: string }[] = [
  { what: 'letters', typed: ['Een', 'Eén bakwagen', 'Eén bakwagen.'], left: '' },
  { what: 'a sentence that is taken away', typed: [sentence, ''], left: sentence },
  {
    what: 'more than a few sentences',
    typed: [1, 2, 3, 4, 5].map((count) => sentence.repeat(count)),
    left: sentence.repeat(3),
  },
];

it.each(rows)('takes one step back over $what', async ({ typed, left }) => {
  const store = createEditorStore(screen, engine);
  await store.getState().write('', 'begin');
  for (const text of typed) await store.getState().write(text, 'title');
  store.getState().undo();
  await expect.poll(() => store.getState().pending).toBe(0);
  expect(store.getState().text).toBe(left);
});

const block = (title: string) => ({ type: 'notice', title });

/** The titles of the blocks, one of which is open, before and after a step that is then taken back. */
const steps: {
  what: string;
  before: string[];
  after: string[];
  open: number;
  back: number;
  again: number;
}[] = [
  { what: 'a text of another block', before: ['A', 'B'], after: ['A', 'C'], open: 0, back: 1, again: 1 },
  { what: 'a block that went', before: ['A', 'B', 'C'], after: ['A', 'B'], open: 0, back: 2, again: 1 },
  { what: 'a block that came', before: ['A'], after: ['A', 'B'], open: 1, back: 0, again: 1 },
];

it.each(steps)('opens what a step back changes: $what', async ({ before, after, open, back, again }) => {
  const edit: EditorEngine['edit'] = async (_file, { text }) => ({ text, value: JSON.parse(text) });
  const store = createEditorStore(screen, { ...engine, edit });
  for (const titles of [before, after])
    await store.getState().write(JSON.stringify({ blocks: titles.map(block) }), String(titles));
  store.getState().choose(`/blocks/${open}`);
  await store.getState().undo();
  expect(store.getState().section).toBe(`/blocks/${back}`);
  await store.getState().redo();
  expect(store.getState().section).toBe(`/blocks/${again}`);
});

it('stays at another part that was chosen while a step is taken back', async () => {
  const edit: EditorEngine['edit'] = async (_file, { text }) => ({ text, value: JSON.parse(text) });
  const store = createEditorStore(screen, { ...engine, edit });
  for (const title of ['A', 'B'])
    await store.getState().write(JSON.stringify({ blocks: [block(title)] }), title);
  const undone = store.getState().undo();
  store.getState().choose('/card');
  expect(await undone).toBeUndefined();
  expect(store.getState().section).toBe('/card');
});

it('begins a new step after an undo', async () => {
  const store = createEditorStore(screen, engine);
  await store.getState().write(titled('Twee'), 'title');
  store.getState().undo();
  await store.getState().write(titled('Drie'), 'title');
  expect(store.getState().past).toEqual([titled('Een')]);
});

it('makes no step of an edit that changes nothing', async () => {
  const store = createEditorStore(screen, engine);
  await store.getState().write(titled('Twee'), 'title');
  store.getState().undo();
  await store.getState().write(titled('Een'), 'title');
  expect(store.getState()).toMatchObject({ past: [], future: [titled('Twee')] });
});

it('says that an edit could not be made, shows the text as it is again, and goes on', async () => {
  const edit = vi.fn(engine.edit).mockRejectedValueOnce(new Error('The worker has gone.'));
  const store = createEditorStore(screen, { ...engine, edit });
  await store.getState().write(titled('Twee'), 'title');
  expect(store.getState()).toMatchObject({ hasFailed: true, version: 1, pending: 0, text: titled('Een') });
  await store.getState().write(titled('Drie'), 'title');
  expect(store.getState()).toMatchObject({ hasFailed: false, text: titled('Drie') });
});

it('takes no step back over what was saved', async () => {
  diskOf(titled('Een'));
  const store = createEditorStore(screen, engine);
  await store.getState().write(titled('Twee'), 'title');
  await store.getState().save();
  await store.getState().write(titled('Twee woorden'), 'title');
  store.getState().undo();
  await expect.poll(() => store.getState().text).toBe(titled('Twee'));
});

it('keeps the other version within reach after saving this one', async () => {
  const disk = diskOf(titled('Een'));
  const store = createEditorStore(screen, engine);
  await store.getState().write(titled('Mijn'), 'title');
  disk.text = titled('Andermans');
  await store.getState().save();
  await store.getState().settle('mine');
  expect(disk.text).toBe(titled('Mijn'));
  store.getState().undo();
  await expect.poll(() => store.getState().text).toBe(titled('Andermans'));
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

it('fixes a problem as one step and leads there, and nothing when it is no longer in the text', async () => {
  const problem = {
    file: 'pages/contact.json',
    pointer: '/titel',
    severity: 'error',
    rule: 'a',
    message: 'b',
  } as const;
  const fixed = { pointer: '/title', start: 1 };
  const fix = vi.fn(engine.fix).mockResolvedValueOnce({ text: titled('Twee'), fixed });
  const store = createEditorStore(screen, { ...engine, fix });
  await store.getState().fix(problem);
  const state = {
    text: titled('Twee'),
    past: [titled('Een')],
    version: 1,
    section: '',
    wanted: fixed,
    pending: 0,
  };
  expect(store.getState()).toMatchObject(state);
  await store.getState().fix(problem);
  expect(store.getState()).toMatchObject(state);
  store.getState().undo();
  await expect.poll(() => store.getState().text).toBe(titled('Een'));
});

it('puts the word that is meant in the place of an unknown one, and nothing where it is gone', async () => {
  const edit = vi.fn(engine.edit).mockImplementation(async (_file, { text }) => ({ text }));
  const store = createEditorStore(screen, { ...engine, edit });
  await store.getState().write(titled('Een Maanbedrag'), 'title');
  const start = titled('Een Maanbedrag').indexOf('Maan');
  const problem = {
    file: screen.document.file,
    pointer: '/title',
    severity: 'warning',
    rule: 'spelling-error',
    message: 'a',
    start,
    end: start + 'Maanbedrag'.length,
    unknownWord: 'maanbedrag',
    suggestion: 'Maandbedrag',
  } as const;
  await store.getState().respell(problem);
  const state = {
    text: titled('Een Maandbedrag'),
    past: ['Een', 'Een Maanbedrag'].map(titled),
    wanted: { pointer: '/title', start },
  };
  expect(store.getState()).toMatchObject(state);
  await store.getState().respell(problem);
  expect(store.getState()).toMatchObject(state);
});

it('makes a step of each change that names none', async () => {
  const edit = vi.fn(engine.edit);
  for (const title of ['Twee', 'Drie']) edit.mockResolvedValueOnce({ text: titled(title) });
  const store = createEditorStore(screen, { ...engine, edit });
  for (const pointer of ['/a', '/b']) await store.getState().change({ kind: 'remove', pointer });
  expect(store.getState().past).toEqual(['Een', 'Twee'].map(titled));
});

it('forgets the draft when all that was typed is undone', async () => {
  const store = createEditorStore(screen, engine);
  await store.getState().write(titled('Twee'), 'title');
  expect(readDraft(screen.document.file)?.text).toBe(titled('Twee'));
  await store.getState().write(titled('Een'), 'title');
  expect(readDraft(screen.document.file)).toBeUndefined();
});

it('checks once what was typed in a row, and shows the page as it was while an error stands in the way', async () => {
  vi.useFakeTimers();
  const check = vi.fn(engine.check).mockResolvedValueOnce({ problems: [], page });
  const store = createEditorStore(screen, { ...engine, check });
  for (const text of ['{"title":"Twee"}', '{"title":"Drie"}', '{']) {
    await store.getState().write(text, text);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(check).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(check.mock.calls).toEqual([['pages/contact.json', { text: '{', shown: '/contact' }]]);
  expect(store.getState().page).toBe(page);
  await store.getState().write('{}', 'title');
  expect(store.getState().page).toBe(page);
  await vi.advanceTimersByTimeAsync(1000);
  expect(check).toHaveBeenCalledTimes(2);
  expect(store.getState().page).toBe(page);
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

it('makes ready what a change needs once the author begins, and not at opening', async () => {
  diskOf(titled('Een'));
  const prepare = vi.fn(() => Promise.reject(new Error('The worker has not read the site yet.')));
  const store = createEditorStore(screen, { ...engine, prepare });
  store.getState().diskChanged(opened(titled('Een')));
  await store.getState().save();
  expect([store.getState().hasBegun, prepare.mock.calls]).toEqual([false, []]);
  store.getState().begin();
  expect([store.getState().hasBegun, prepare.mock.calls]).toEqual([true, [['pages/contact.json']]]);
  expect(store.getState().hasFailed).toBe(false);
});

it('says that a block is shared also when the page cannot be read after it', async () => {
  const shared = opened('{"blocks":[{"shared":"oproep"}]}');
  vi.stubGlobal('fetch', async () => Response.json({ name: 'oproep', page: shared, change: '1' }));
  const start = vi.fn(() => Promise.reject(new Error('The server answered 503.')));
  const store = createEditorStore(screen, { ...engine, start });
  expect(await store.getState().share('/blocks/0', 'Oproep')).toMatch(
    /^Het blok is gedeeld, maar .*opnieuw\.$/,
  );
  expect(start).toHaveBeenCalledOnce();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

const titled = (title: string): string => JSON.stringify({ title });

/** The state once it is known that no open tab has the draft. */
async function offeredIn(store: ReturnType<typeof createEditorStore>): Promise<EditorState> {
  await expect.poll(() => store.getState().draft).toBeDefined();
  return store.getState();
}
const opened = (text: string): OpenedFile => ({ text, hash: text });

/** A development server with one file, whose hash is its text. */
function diskOf(text: string): { text: string } {
  const disk = { text };
  vi.stubGlobal('fetch', async (_address: string, sent?: RequestInit) => {
    if (sent?.method === undefined) return Response.json(opened(disk.text));
    const change: OpenedFile = JSON.parse(String(sent.body));
    if (change.hash !== disk.text) return Response.json({ present: opened(disk.text) }, { status: 409 });
    disk.text = change.text;
    return Response.json({ hash: disk.text });
  });
  return disk;
}

const page: Page = {
  path: '/contact',
  head: {
    title: 'Contact',
    description: '',
    keywords: [],
    siteName: '',
    ogTitle: '',
    ogDescription: '',
    twitterTitle: '',
    twitterDescription: '',
    noIndex: false,
  },
  breadcrumbs: [],
  blocks: [],
};

it('changes what its author saw, also when what was asked for just before moves that', async () => {
  const pointers: (string | undefined)[] = [];
  const edit = vi.fn<EditorEngine['edit']>(async (_file, { text, edit: asked }) => {
    pointers.push(asked?.pointer);
    return { text: `${text} `, value: { blocks: ['een', 'twee', 'drie'] } };
  });
  const store = createEditorStore(screen, { ...engine, edit });
  await store.getState().change({ kind: 'duplicate', pointer: '/blocks/0' });
  const up = store.getState().change({ kind: 'move', pointer: '/blocks/2', to: 1 });
  // While that is on its way.
  await Promise.resolve();
  const copy = store.getState().change({ kind: 'duplicate', pointer: '/blocks/2' });
  expect(await up).toEqual({ kind: 'move', pointer: '/blocks/2', to: 1 });
  expect(await copy).toEqual({ kind: 'duplicate', pointer: '/blocks/1' });
  await store.getState().change({ kind: 'remove', pointer: '/blocks/2' });
  expect(pointers).toEqual(['/blocks/0', '/blocks/2', '/blocks/1', '/blocks/2']);
});
