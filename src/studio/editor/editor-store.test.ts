import { expect, it } from 'vitest';
import type { EditorEngine, EditorScreen } from '../../shared/editor.ts';
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

const noForm = { fields: [], order: [] };
const screen: EditorScreen = {
  name: 'editor',
  document: {
    kind: 'page',
    file: 'pages/contact.json',
    name: '/contact',
    path: 'contact.json',
    text: '{"title":"Een"}',
    hash: '1',
  },
  shown: '/contact',
  forms: { blocks: [], documents: { page: noForm, site: noForm, glossary: noForm } },
  targets: [],
  pictures: [],
  downloads: [],
  shared: [],
  others: [],
  unlisted: [],
  limits: { maxTitleLength: 60, maxDescriptionLength: 155 },
  token: '',
};

const engine: EditorEngine = {
  start: async () => undefined,
  edit: async (_file, { text }) => ({ text }),
  check: async () => ({ problems: [] }),
};
