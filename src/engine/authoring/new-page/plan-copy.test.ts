import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteFolders } from '../../pipeline/1-load/site-folders.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { planCopy } from './plan-copy.ts';

const root = join(import.meta.dirname, '../../../..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copy-'));
  cpSync(join(root, 'tests/engine/base/pages'), join(folder, 'pages'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function copyOf(from: string, name: string): Promise<SourceDocument> {
  const folders = siteFolders(root, join(folder, 'pages'));
  return planCopy(await checkSite(folders, { workingDirectory: folder }), folders, { from, name });
}

it('has another name and no address of the first, and is laid out as it', async () => {
  const file = join(folder, 'pages/contact.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"blocks"', '"movedFrom": ["/bel-ons"],\n  "blocks"'));
  const { title } = JSON.parse(text).metadata;
  const copy = await copyOf('/contact', 'Bel mij terug');
  expect(copy).toMatchObject({ file: 'pages/bel-mij-terug.json', name: '/bel-mij-terug' });
  expect(copy.text).toBe(text.replace(JSON.stringify(title), '"Bel mij terug"'));
});

it.each([{}, { metadata: 'Contact' }])('keeps what is wrong with %j, for the check to say', async (wrong) => {
  const file = join(folder, 'pages/contact.json');
  const { metadata: _, ...page } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...page, ...wrong }));
  expect((await copyOf('/contact', 'Bel mij')).value).toEqual({ ...page, ...wrong });
});

it('is refused while a letter of the first is lost: nobody would be told of it in the copy', async () => {
  const file = join(folder, 'pages/contact.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Contact', 'Caf\x8e'), 'latin1');
  await expect(copyOf('/contact', 'Bel mij')).rejects.toThrow(
    'Niet elke letter van deze pagina is te lezen.',
  );
});

it.each([
  ['/weg', 'Nieuw', 'Er is geen pagina "/weg"'],
  ['/contact', 'Contact', 'De pagina "/contact" bestaat al: pages/contact.json. Kies een andere naam.'],
  ['/contact', 'Images', 'Het adres "/images" is al in gebruik door de site zelf. Kies een andere naam.'],
  ['/contact', ' ', 'Geef de pagina een naam'],
])('of %s under the name "%s" is refused', async (from, name, message) => {
  await expect(copyOf(from, name)).rejects.toThrow(message);
});
