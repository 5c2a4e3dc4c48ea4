import type { EditorEngine, EditorScreen } from '../src/shared/authors/editor.ts';

const noForm = { fields: [], order: [] };

/** The screen of a page with a title and nothing else. */
export const exampleScreen: EditorScreen = {
  name: 'editor',
  document: {
    kind: 'page',
    file: 'pages/contact.json',
    name: '/contact',
    path: 'contact.json',
    text: '{"title":"Een"}',
    hash: '{"title":"Een"}',
  },
  shown: '/contact',
  forms: { blocks: [], documents: { page: noForm, site: noForm, glossary: noForm } },
  targets: [],
  pictures: [],
  downloads: [],
  shared: [],
  others: [],
  unlisted: [],
  beginning: { texts: [] },
  startingTexts: [],
  limits: { maxTitleLength: 60, maxDescriptionLength: 155 },
};

/** An engine that leaves each text as it is, and finds nothing in it. */
export const idleEngine: EditorEngine = {
  start: async () => undefined,
  edit: async (_file, { text }) => ({ text }),
  fix: async () => undefined,
  check: async () => ({ problems: [] }),
  prepare: async () => undefined,
};
