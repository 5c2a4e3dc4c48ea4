import { vi } from 'vitest';
import type { EditorEngine, EditorScreen, OpenedFile } from '../src/shared/authors/editor.ts';

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

/** The text of a page with this title. */
export const titled = (title: string): string => JSON.stringify({ title });

/** A file as the development server of `diskOf` has it. */
export const opened = (text: string): OpenedFile => ({ text, hash: text });

/** A development server with one file, whose hash is its text. */
export function diskOf(text: string): { text: string } {
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
