import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteFolders } from '../../pipeline/1-load/site-folders.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { LastChange } from '../last-change.ts';
import { removeSharedBlock } from './shared-block-requests.ts';

const root = join(import.meta.dirname, '../../../..');
let folder: string;
const file = (name: string): string => join(folder, 'pages', name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-block-'));
  cpSync(join(root, 'tests/engine/base/pages'), join(folder, 'pages'), { recursive: true });
  mkdirSync(file('_shared'), { recursive: true });
  const block = {
    type: 'call-to-action',
    title: 'Bel ons',
    actions: [{ label: 'Contact', href: '/contact' }],
  };
  writeFileSync(file('_shared/bel-ons.json'), JSON.stringify(block));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['itself has a name twice', '_shared/bel-ons.json', '{ "type": "notice", "type": "notice" }'],
  ['stands beside another that is empty', '_shared/leeg.json', ''],
])('removes a block that %s: only a page can have it', async (_what, name, text) => {
  writeFileSync(file(name), text);
  const folders = siteFolders(root, join(folder, 'pages'));
  const site = { checked: await checkSite(folders), folders, lastChange: new LastChange() };
  expect(await removeSharedBlock('bel-ons', site)).toEqual({ route: '/' });
});

const reference = (text: string): string =>
  text.replace('"blocks": [', '"blocks": [{ "shared": "bel-ons" },');

it.each<[what: string, change: (text: string) => string, answer: object]>([
  ['removes a block that stands nowhere', (text) => text, { route: '/' }],
  [
    'keeps a block that stands on a page',
    reference,
    { message: /nog op deze pagina/, inTheWay: [{ file: 'contact.json', pointer: '/blocks/0' }] },
  ],
  [
    'keeps a block while two versions of a page, on which it may stand, wait for a choice',
    (text) => `<<<<<<< HEAD\n${reference(text)}\n=======\n${text}\n>>>>>>> theirs\n`,
    { message: /^Niet elk blok is te lezen\./, inTheWay: [{ file: 'contact.json', line: 1 }] },
  ],
])('%s', async (_what, change, answer) => {
  writeFileSync(file('contact.json'), change(readFileSync(file('contact.json'), 'utf8')));
  const folders = siteFolders(root, join(folder, 'pages'));
  const site = { checked: await checkSite(folders), folders, lastChange: new LastChange() };
  const given = await removeSharedBlock('bel-ons', site);
  const words = 'message' in answer && answer.message instanceof RegExp ? answer.message : undefined;
  expect(given).toMatchObject(words ? { ...answer, message: expect.stringMatching(words) } : answer);
  expect(existsSync(file('_shared/bel-ons.json'))).toBe(words !== undefined);
});
