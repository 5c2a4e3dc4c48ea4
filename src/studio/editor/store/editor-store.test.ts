// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import {
  diskOf,
  idleEngine as engine,
  opened,
  exampleScreen as screen,
  titled,
} from '../../../../tests/example-editor.ts';
import type { EditorEngine } from '../../../shared/authors/editor.ts';
import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import type { Page } from '../../../shared/page/page.ts';
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

it('says that an edit could not be made, shows the text as it is again, and goes on', async () => {
  const edit = vi.fn(engine.edit).mockRejectedValueOnce(new Error('The worker has gone.'));
  const store = createEditorStore(screen, { ...engine, edit });
  await store.getState().write(titled('Twee'), 'title');
  expect(store.getState()).toMatchObject({ hasFailed: true, version: 1, pending: 0, text: titled('Een') });
  await store.getState().write(titled('Drie'), 'title');
  expect(store.getState()).toMatchObject({ hasFailed: false, text: titled('Drie') });
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
  await store.getState().undo();
  expect(store.getState().text).toBe(titled('Een'));
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

it('puts the word that is meant in the place of one that is written with escapes', async () => {
  const edit = vi.fn(engine.edit).mockImplementation(async (_file, { text }) => ({ text }));
  const store = createEditorStore(screen, { ...engine, edit });
  const written = String.raw`{"title":"Een caf\u00e9vlor"}`;
  await store.getState().write(written, 'title');
  await store.getState().respell({
    file: screen.document.file,
    pointer: '/title',
    severity: 'warning',
    rule: 'spelling-error',
    message: 'a',
    start: written.indexOf('caf'),
    end: written.indexOf('"}'),
    unknownWord: 'cafévlor',
    suggestion: 'cafévloer',
  });
  expect(store.getState().text).toBe(titled('Een cafévloer'));
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

it.each<[what: string, edit: JsonEdit, isMade: boolean]>([
  ['what stands elsewhere by then', { kind: 'remove', pointer: '/blocks/1' }, false],
  ['words of what stands elsewhere by then', { kind: 'set', pointer: '/blocks/0', value: 'Twee!' }, false],
  ['what stands where it did', { kind: 'set', pointer: '/name', value: 'Bussen' }, true],
])('while a step is taken back, changes only what its author saw: %s', async (_what, change, isMade) => {
  const made: (JsonEdit | undefined)[] = [];
  const edit: EditorEngine['edit'] = async (_file, { text, edit: asked }) => {
    made.push(asked);
    return { text, value: JSON.parse(text) };
  };
  const store = createEditorStore(screen, { ...engine, edit });
  for (const blocks of [
    ['een', 'twee', 'drie'],
    ['twee', 'drie'],
  ])
    await store.getState().write(JSON.stringify({ name: 'Bus', blocks }), String(blocks));
  const undone = store.getState().undo();
  const changed = store.getState().change(change);
  await undone;
  expect([await changed, made.at(-1)]).toEqual(isMade ? [change, change] : [undefined, undefined]);
});

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
