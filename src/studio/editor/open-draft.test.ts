import { expect, it } from 'vitest';
import type { EditorEngine } from '../../shared/editor.ts';
import { openDraft } from './open-draft.ts';

const engine: Pick<EditorEngine, 'edit'> = {
  edit: async (_file, { text, edit }) => {
    const value = JSON.parse(text);
    if (edit?.kind === 'set') value[edit.pointer.slice(1)] = edit.value;
    return { text: JSON.stringify(value), value };
  },
};
const place = { file: 'pages/bellen.json', order: ['name', 'movedFrom'], engine };

it.each([
  [
    'the address that the page had',
    { name: 'Bel' },
    { movedFrom: ['/contact'] },
    { name: 'Bel', movedFrom: ['/contact'] },
  ],
  [
    'those of both',
    { movedFrom: ['/mail'] },
    { movedFrom: ['/mail', '/contact'] },
    { movedFrom: ['/mail', '/contact'] },
  ],
  [
    'the path of its schema from there',
    { $schema: '../s.json' },
    { $schema: 's.json' },
    { $schema: 's.json' },
  ],
  ['nothing where the page did not move', { name: 'Bel' }, {}, { name: 'Bel' }],
])('gives a draft %s', async (_what, typed, moved, opened) => {
  const draft = { text: JSON.stringify(typed), hash: 'then', at: '' };
  const present = { text: JSON.stringify({ name: 'Contact', ...moved }), hash: 'now' };
  expect((await openDraft(draft, { ...place, present })).edited.value).toEqual(opened);
});

it.each([
  ['the file of now where the page only moved', { name: 'Contact' }, 'now'],
  ['the file of then where somebody else changed it too', { name: 'Hulp' }, 'then'],
  ['the file of then where it is not known any more', undefined, 'then'],
])('makes a draft a change of %s', async (_what, begun, hash) => {
  const base = begun && JSON.stringify(begun);
  const draft = { text: '{"name":"Bel"}', hash: 'then', at: '', ...(base === undefined ? {} : { base }) };
  const present = { text: '{"name":"Contact","movedFrom":["/contact"]}', hash: 'now' };
  expect((await openDraft(draft, { ...place, present })).hash).toBe(hash);
});
