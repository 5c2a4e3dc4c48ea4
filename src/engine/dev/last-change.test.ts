import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { carryOutRemoval, planRemoval } from '../authoring/remove/plan-removal.ts';
import { writeFileAtomic } from '../memo/write-file-atomic.ts';
import { siteFolders } from '../pipeline/1-load/site-folders.ts';
import { checkSite } from '../pipeline/check-site.ts';
import { LastChange } from './last-change.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;
const file = (name: string): string => join(folder, 'pages', name);
const read = (name: string): string => readFileSync(file(name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'removal-'));
  cpSync(join(root, 'tests/engine/base/pages'), join(folder, 'pages'), { recursive: true });
  const page = JSON.parse(read('contact.json'));
  const metadata = { title: 'Folder', description: page.metadata.description.replace('Contact', 'Folder') };
  writeFileSync(file('folder.json'), JSON.stringify({ ...page, metadata }));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function removed(): Promise<LastChange> {
  const last = new LastChange();
  const checked = await checkSite(siteFolders(root, join(folder, 'pages')));
  const removal = planRemoval(checked, '/folder', { successor: '/contact' });
  await last.carryOut(
    'De pagina is weg.',
    [removal.removed, ...removal.changed.map(({ before }) => before)],
    () => carryOutRemoval(removal),
  );
  return last;
}

it('undoes a removal in all that changed, byte for byte', async () => {
  const before = [read('folder.json'), read('contact.json')];
  const last = await removed();
  expect(existsSync(file('folder.json'))).toBe(false);
  expect(read('contact.json')).toContain('"movedFrom": ["/folder"]');
  expect(last.done?.description).toBe('De pagina is weg.');
  await last.undo();
  expect([read('folder.json'), read('contact.json')]).toEqual(before);
  expect(last.done?.description).toBeUndefined();
  await expect(last.undo()).rejects.toThrow('Er is niets om ongedaan te maken.');
});

it('takes away what was made, with a folder that was made for it', async () => {
  const last = new LastChange();
  const made = { file: 'pages/nieuw/index.json', absoluteFile: file('nieuw/index.json') };
  await last.carryOut('De pagina is gemaakt.', [made], () => writeFileAtomic(made.absoluteFile, '{}'));
  expect(read('nieuw/index.json')).toBe('{}');
  await last.undo();
  expect(existsSync(file('nieuw'))).toBe(false);
});

it('undoes one change only while no other came after it', async () => {
  const last = new LastChange();
  const files = ['een.json', 'twee.json'].map((name) => ({ file: name, absoluteFile: file(name) }));
  const names: string[] = [];
  for (const made of files) {
    await last.carryOut('Gemaakt.', [made], () => writeFileAtomic(made.absoluteFile, '{}'));
    names.push(last.name);
  }
  await expect(last.undo(names[0])).rejects.toThrow('Er is niets om ongedaan te maken.');
  await last.undo(names[1]);
  expect([existsSync(file('een.json')), existsSync(file('twee.json'))]).toEqual([true, false]);
});

it('undoes what a change did before it failed', async () => {
  const last = new LastChange();
  const touched = ['contact.json', 'folder.json'].map((name) => ({ file: name, absoluteFile: file(name) }));
  const before = read('contact.json');
  const failing = last.carryOut('Twee pagina’s zijn gewijzigd.', touched, async () => {
    await writeFileAtomic(file('contact.json'), '{}');
    throw new Error('disk full');
  });
  await expect(failing).rejects.toThrow('disk full');
  expect(last.done?.description).toBe('Twee pagina’s zijn gewijzigd.');
  await last.undo();
  expect(read('contact.json')).toBe(before);
});

it('goes on with an undo that failed halfway', async () => {
  const names = ['contact.json', 'diep/folder.json'];
  cpSync(file('folder.json'), file('diep/folder.json'));
  const before = names.map(read);
  const last = new LastChange();
  const touched = names.map((name) => ({ file: name, absoluteFile: file(name) }));
  await last.carryOut('Twee pagina’s zijn gewijzigd.', touched, async () => {
    await writeFileAtomic(file('contact.json'), '{}');
    rmSync(file('diep'), { recursive: true });
  });
  // A folder cannot be made there.
  symlinkSync(file('nergens'), file('diep'), 'junction');
  await expect(last.undo()).rejects.toThrow();
  rmSync(file('diep'));
  await last.undo();
  expect(names.map(read)).toEqual(before);
});

it.each([
  ['contact.json', '{}'],
  ['folder.json', '{}'],
])('loses nothing that was written to %s since', async (name, text) => {
  const last = await removed();
  writeFileSync(file(name), text);
  await expect(last.undo()).rejects.toThrow(`pages/${name} is daarna nog veranderd`);
  expect(read(name)).toBe(text);
  expect(last.done?.description).toBe('De pagina is weg.');
});
