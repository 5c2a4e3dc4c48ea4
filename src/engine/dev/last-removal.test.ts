import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { planRemoval } from '../authoring/remove/plan-removal.ts';
import { siteFolders } from '../pipeline/1-load/site-folders.ts';
import { checkSite } from '../pipeline/check-site.ts';
import { LastRemoval } from './last-removal.ts';

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

async function removed(): Promise<LastRemoval> {
  const removal = new LastRemoval();
  const checked = await checkSite(siteFolders(root, join(folder, 'pages')));
  await removal.carryOut(planRemoval(checked, '/folder', '/contact'));
  return removal;
}

it('puts a page back with all that changed, byte for byte', async () => {
  const before = [read('folder.json'), read('contact.json')];
  const removal = await removed();
  expect(existsSync(file('folder.json'))).toBe(false);
  expect(read('contact.json')).toContain('"movedFrom": ["/folder"]');
  expect(removal.route).toBe('/folder');
  expect(await removal.putBack()).toBe('/folder');
  expect([read('folder.json'), read('contact.json')]).toEqual(before);
  expect(removal.route).toBeUndefined();
  await expect(removal.putBack()).rejects.toThrow('Er is geen pagina om terug te zetten.');
});

it.each([
  ['contact.json', '{}'],
  ['folder.json', '{}'],
])('loses nothing that was written to %s since', async (name, text) => {
  const removal = await removed();
  writeFileSync(file(name), text);
  await expect(removal.putBack()).rejects.toThrow(`pages/${name} is na het verwijderen veranderd`);
  expect(read(name)).toBe(text);
  expect(removal.route).toBe('/folder');
});
