// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import {
  diskOf,
  idleEngine as engine,
  exampleScreen as screen,
  titled,
} from '../../../../tests/example-editor.ts';
import type { EditorEngine } from '../../../shared/authors/editor.ts';
import { createEditorStore } from './editor-store.ts';

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
  await store.getState().undo();
  expect(store.getState()).toMatchObject({ pending: 0, text: left });
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

it('takes each step back and makes it again, until something else is written', async () => {
  const store = createEditorStore(screen, engine);
  const { write, undo, redo } = store.getState();
  for (const title of ['Twee', 'Drie', 'Vier']) await write(titled(title), title);
  const seen: string[] = [];
  for (const step of [undo, undo, undo, undo, redo, redo, redo, redo, undo]) {
    await step();
    seen.push(store.getState().text);
  }
  const titles = ['Drie', 'Twee', 'Een', 'Een', 'Twee', 'Drie', 'Vier', 'Vier', 'Drie'];
  expect(seen).toEqual(titles.map(titled));
  await write(titled('Vijf'), 'Vijf');
  await redo();
  expect(store.getState().text).toBe(titled('Vijf'));
  expect(store.getState().past).toEqual(['Een', 'Twee', 'Drie'].map(titled));
});

it('begins a new step after an undo', async () => {
  const store = createEditorStore(screen, engine);
  await store.getState().write(titled('Twee'), 'title');
  await store.getState().undo();
  await store.getState().write(titled('Drie'), 'title');
  expect(store.getState().past).toEqual([titled('Een')]);
});

it('makes no step of an edit that changes nothing', async () => {
  const store = createEditorStore(screen, engine);
  await store.getState().write(titled('Twee'), 'title');
  await store.getState().undo();
  await store.getState().write(titled('Een'), 'title');
  expect(store.getState()).toMatchObject({ past: [], future: [titled('Twee')] });
});

it('takes no step back over what was saved', async () => {
  diskOf(titled('Een'));
  const store = createEditorStore(screen, engine);
  await store.getState().write(titled('Twee'), 'title');
  await store.getState().save();
  await store.getState().write(titled('Twee woorden'), 'title');
  await store.getState().undo();
  expect(store.getState().text).toBe(titled('Twee'));
});

it('keeps the old addresses of a page of which an earlier version is put back', async () => {
  const edit: EditorEngine['edit'] = async (_file, { text, edit: made }) => {
    const value = JSON.parse(text);
    if (made?.kind === 'set') value[made.pointer.slice(1)] = made.value;
    return { text: JSON.stringify(value), value };
  };
  const store = createEditorStore(screen, { ...engine, edit });
  const moved = JSON.stringify({ title: 'Bel', movedFrom: ['/contact'] });
  await store.getState().write(moved, 'begin');
  await store.getState().takeVersion(titled('Contact'));
  expect(store.getState().value).toEqual({ title: 'Contact', movedFrom: ['/contact'] });
  await store.getState().undo();
  expect(store.getState().text).toBe(moved);
});

it('makes a step of each change that names none', async () => {
  const edit = vi.fn(engine.edit);
  for (const title of ['Twee', 'Drie']) edit.mockResolvedValueOnce({ text: titled(title) });
  const store = createEditorStore(screen, { ...engine, edit });
  for (const pointer of ['/a', '/b']) await store.getState().change({ kind: 'remove', pointer });
  expect(store.getState().past).toEqual(['Een', 'Twee'].map(titled));
});
