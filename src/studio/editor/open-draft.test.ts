import { expect, it } from 'vitest';
import type { EditorEngine } from '../../shared/editor.ts';
import { openDraft } from './open-draft.ts';

const engine: Pick<EditorEngine, 'edit'> = {
  edit: async (_file, { text, edit }) => {
    const value = JSON.parse(text);
    if (edit?.kind === 'set' && edit.pointer === '/movedFrom') value.movedFrom = edit.value;
    return { text: JSON.stringify(value), value };
  },
};
const place = { file: 'pages/bellen.json', order: ['name', 'movedFrom'], engine };

it.each([
  ['the address that the page had', { name: 'Bel' }, ['/contact'], { name: 'Bel', movedFrom: ['/contact'] }],
  ['those of both', { movedFrom: ['/mail'] }, ['/mail', '/contact'], { movedFrom: ['/mail', '/contact'] }],
  ['nothing where the page did not move', { name: 'Bel' }, undefined, { name: 'Bel' }],
])('gives a draft %s', async (_what, draft, movedFrom, opened) => {
  const present = { name: 'Contact', ...(movedFrom ? { movedFrom } : {}) };
  expect((await openDraft(JSON.stringify(draft), { ...place, present })).value).toEqual(opened);
});
