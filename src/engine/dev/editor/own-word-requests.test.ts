import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteFolders } from '../../pipeline/1-load/site-folders.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { LastChange } from '../last-change.ts';
import { addOwnWord } from './own-word-requests.ts';

const root = join(import.meta.dirname, '../../../..');
let folder: string;
const wordList = (): string => join(folder, 'pages/_words.txt');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-word-'));
  cpSync(join(root, 'tests/engine/base/pages'), join(folder, 'pages'), { recursive: true });
  rmSync(wordList());
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function add(word: string) {
  const folders = siteFolders(root, join(folder, 'pages'));
  return addOwnWord(word, { checked: await checkSite(folders), folders, lastChange: new LastChange() });
}

it.each([
  ['there is none', undefined, 'kassalade\n'],
  [
    'Notepad saved it in an encoding of its own',
    Buffer.from('cafévloer\n', 'latin1'),
    'cafévloer\nkassalade\n',
  ],
])('adds a word to the list, also where %s', async (_case, before, after) => {
  if (before !== undefined) writeFileSync(wordList(), before);
  expect(await add('Kassalade')).toEqual({ word: 'kassalade' });
  expect(readFileSync(wordList(), 'utf8')).toBe(after);
});

it.each([
  ['is a document of Word', Buffer.from('PK\x03\x04\x14\0 document', 'latin1')],
  ['has letters that cannot be read', Buffer.from('caf\x8evloer\n', 'latin1')],
])('leaves a list alone that %s, and says what to do', async (_case, before) => {
  writeFileSync(wordList(), before);
  expect(await add('kassalade')).toEqual({
    message: expect.stringMatching(/_words\.txt.* niet helemaal te lezen.* als gewone tekst .*UTF-8/),
  });
  expect(readFileSync(wordList()).equals(before)).toBe(true);
});

it('replaces no list that cannot be opened, and says what to do', async () => {
  mkdirSync(wordList());
  expect(await add('kassalade')).toEqual({
    message: expect.stringMatching(/_words\.txt.* niet helemaal te lezen.* of je het mag openen/),
  });
});
