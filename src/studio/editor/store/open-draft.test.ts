import { expect, it } from 'vitest';
import type { EditorEngine } from '../../../shared/authors/editor.ts';
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
  const draft = { text: '{"name":"Bel"}', hash: 'then', at: '', base };
  const present = { text: '{"name":"Contact","movedFrom":["/contact"]}', hash: 'now' };
  expect((await openDraft(draft, { ...place, present })).hash).toBe(hash);
});

it('leads the links of a draft along with those of the file', async () => {
  const links = (address: string, name: string) => ({
    name,
    href: `${address}#vragen`,
    text: `Zie [hier](${address}), of [daar](/contact-2).`,
  });
  const draft = {
    text: JSON.stringify(links('/contact', 'Bel')),
    base: JSON.stringify(links('/contact', 'Contact')),
    hash: 'then',
    at: '',
  };
  const moved = { ...links('/bellen', 'Contact'), movedFrom: ['/contact'] };
  const opened = await openDraft(draft, { ...place, present: { text: JSON.stringify(moved), hash: 'now' } });
  expect(opened.hash).toBe('now');
  expect(opened.edited.value).toEqual({ ...links('/bellen', 'Bel'), movedFrom: ['/contact'] });
});

it('asks where somebody else changed a link of a page that did not move', async () => {
  const draft = { text: '{"name":"Bel","href":"/a"}', base: '{"href":"/a"}', hash: 'then', at: '' };
  const opened = await openDraft(draft, { ...place, present: { text: '{"href":"/b"}', hash: 'now' } });
  expect(opened).toMatchObject({ hash: 'then', edited: { value: { href: '/a' } } });
});
