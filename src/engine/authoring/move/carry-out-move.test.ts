import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import fileSystem from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { copyExampleSite } from '../../../../tests/example-site.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { type CheckedSite, checkSite } from '../../pipeline/check-site.ts';
import { carryOutMove } from './carry-out-move.ts';
import { planMove } from './plan-move.ts';

/** As in Windows and macOS, where a file has each name that differs in capitals alone. */
function forgetCapitals(): void {
  const { rm, readdir } = fileSystem;
  vi.spyOn(fileSystem, 'rm').mockImplementation(async (path, options) => {
    const around = dirname(String(path));
    const names = (await readdir(around)).map((name) => join(around, name));
    const meant = names.filter((name) => name.toLowerCase() === String(path).toLowerCase());
    await Promise.all(meant.map((name) => rm(name, options)));
  });
  syncBuiltinESMExports();
  onTestFinished(syncBuiltinESMExports);
}

let folder: string;
let folders: SiteFolders;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'capitals-'));
  folders = copyExampleSite(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The page about contact under a name with a capital. */
async function misnamed(): Promise<{ pages: string; checked: CheckedSite }> {
  const pages = join(folder, 'pages');
  renameSync(join(pages, 'contact.json'), join(pages, 'Contact.json'));
  return { pages, checked: await checkSite(folders, { workingDirectory: folder }) };
}

it('leaves a page under its name with a capital when it cannot be written, to be moved again', async () => {
  const { pages, checked } = await misnamed();
  const { writeFile } = fileSystem;
  vi.spyOn(fileSystem, 'writeFile').mockImplementation(async (path, ...rest) => {
    if (/contact\.json/i.test(String(path))) throw new Error('disk full');
    await writeFile(path, ...rest);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  await expect(carryOutMove(planMove(checked, '/Contact', '/contact'))).rejects.toThrow('disk full');
  expect(readdirSync(pages).filter((name) => /^contact/i.test(name))).toEqual(['Contact.json']);
});

it('keeps a page that moves to its own name without a capital', async () => {
  const { pages, checked } = await misnamed();
  forgetCapitals();
  await carryOutMove(planMove(checked, '/Contact', '/contact'));
  expect(readdirSync(pages).filter((name) => /^contact/i.test(name))).toEqual(['contact.json']);
  expect(JSON.parse(readFileSync(join(pages, 'contact.json'), 'utf8'))).toHaveProperty('metadata');
});
