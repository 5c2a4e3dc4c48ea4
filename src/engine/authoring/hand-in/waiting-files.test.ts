import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Git, putInGit } from '../../../../tests/put-in-git.ts';
import { replaceIn } from '../../../../tests/working-copy.ts';
import { siteFolders } from '../../pipeline/1-load/site-folders.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { waitingFiles } from './waiting-files.ts';
import { WorkingCopy } from './working-copy.ts';

const root = join(import.meta.dirname, '../../../..');
let folder: string;
let git: Git;

const fileOf = (name: string): string => join(folder, name);
const change = (name: string, from: string, to: string): void => replaceIn(fileOf(name), from, to);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waiting-'));
  cpSync(join(root, 'tests/engine/base/pages'), fileOf('pages'), { recursive: true });
  mkdirSync(fileOf('public/images'), { recursive: true });
  git = putInGit(folder).local;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const contact = 'pages/contact.json';
const picture = '{ "src": "/images/één bureau.svg", "alt": "Tekening van een bureau" }';

// Each stands on the one before it.
it.each<[what: string, act: () => void, files: string[]]>([
  ['nothing changed', () => undefined, []],
  ['another file changed', () => writeFileSync(fileOf('notes.md'), 'Notes'), []],
  [
    'a page changed',
    () => change(contact, '"type": "hero",', `"type": "hero", "image": ${picture},`),
    [contact],
  ],
  ['nobody names a picture', () => writeFileSync(fileOf('public/images/los.svg'), '<svg/>'), [contact]],
  [
    'a page names one',
    () => writeFileSync(fileOf('public/images/één bureau.svg'), '<svg/>'),
    [contact, 'public/images/één bureau.svg'],
  ],
  [
    'a shared block is new',
    () => {
      mkdirSync(fileOf('pages/_shared'), { recursive: true });
      writeFileSync(fileOf('pages/_shared/oproep.json'), '{}');
    },
    ['pages/_shared/oproep.json', contact, 'public/images/één bureau.svg'],
  ],
  [
    'it is committed',
    () => {
      git('add', 'pages', 'public/images/één bureau.svg');
      git('commit', '--quiet', '-m', 'Change');
    },
    ['pages/_shared/oproep.json', contact, 'public/images/één bureau.svg'],
  ],
  ['it is pushed', () => git('push', '--quiet', 'origin', 'main'), []],
  ['a page changed again', () => change(contact, '"hero"', '"hero" '), [contact]],
  ['it is undone', () => change(contact, '"hero" ', '"hero"'), []],
  [
    'a page links to a document, and to none of another',
    () => {
      mkdirSync(fileOf('public/documenten'));
      for (const name of ['kade', 'los']) writeFileSync(fileOf(`public/documenten/${name}.pdf`), '%PDF-1.4');
      change(contact, 'Bel of mail', 'Lees [meer](/documenten/kade.pdf#page=2). Bel of mail');
    },
    [contact, 'public/documenten/kade.pdf'],
  ],
  [
    'both are pushed',
    () => {
      git('add', 'pages', 'public/documenten/kade.pdf');
      git('commit', '--quiet', '-m', 'Add a document');
      git('push', '--quiet', 'origin', 'main');
    },
    [],
  ],
  [
    'the document went, with the link to it',
    () => {
      rmSync(fileOf('public/documenten/kade.pdf'));
      change(contact, 'Lees [meer](/documenten/kade.pdf#page=2). ', '');
    },
    [contact, 'public/documenten/kade.pdf'],
  ],
  ['both are back', () => git('checkout', '--quiet', '--', 'pages', 'public'), []],
  [
    'a file of another kind went, with the link to it',
    () => {
      writeFileSync(fileOf('public/documenten/tarieven.xlsx'), '');
      change(contact, 'Bel of mail', 'Zie [de lijst](/documenten/tarieven.xlsx). Bel of mail');
      git('add', 'pages', 'public/documenten/tarieven.xlsx');
      git('commit', '--quiet', '-m', 'Add a list');
      git('push', '--quiet', 'origin', 'main');
      rmSync(fileOf('public/documenten/tarieven.xlsx'));
      change(contact, 'Zie [de lijst](/documenten/tarieven.xlsx). ', '');
    },
    [contact, 'public/documenten/tarieven.xlsx'],
  ],
  ['they are back', () => git('checkout', '--quiet', '--', 'pages', 'public'), []],
  [
    'a page was added, and removed again',
    () => {
      writeFileSync(fileOf('pages/weg.json'), '{}');
      git('add', 'pages/weg.json');
      rmSync(fileOf('pages/weg.json'));
    },
    [],
  ],
  [
    'a system and a save that was killed left what nobody sees',
    () => {
      for (const name of ['.DS_Store', '.contact.json.8f14e45f']) writeFileSync(fileOf(`pages/${name}`), '');
    },
    [],
  ],
])('lists what would be handed in when %s', async (_what, act, files) => {
  act();
  const folders = { ...siteFolders(root, fileOf('pages')), public: fileOf('public') };
  const checked = await checkSite(folders, { workingDirectory: folder });
  const waiting = await waitingFiles(await WorkingCopy.open(folders), { checked, folders });
  expect(waiting.sort()).toEqual(files);
});

// Git resolves the link, and so it does with a drive that Windows maps to a folder.
it('finds it in a clone that is reached by another name', async () => {
  const link = `${folder}-link`;
  symlinkSync(folder, link, 'junction');
  try {
    const folders = { ...siteFolders(root, join(link, 'pages')), public: join(link, 'public') };
    const checked = await checkSite(folders, { workingDirectory: link });
    change(contact, '"hero"', '"hero" ');
    expect(await waitingFiles(await WorkingCopy.open(folders), { checked, folders })).toEqual([contact]);
  } finally {
    change(contact, '"hero" ', '"hero"');
    rmSync(link);
  }
});

// Writing the index locks it, and a commit of the author at that moment fails.
it('leaves the index of git as it is', async () => {
  const index = (): string => readFileSync(fileOf('.git/index'), 'base64');
  utimesSync(fileOf(contact), new Date(0), new Date(0));
  const before = index();
  await (await WorkingCopy.open(siteFolders(root, fileOf('pages')))).changedFiles();
  expect(index()).toBe(before);
  git('status', '--porcelain');
  expect(index()).not.toBe(before);
});
