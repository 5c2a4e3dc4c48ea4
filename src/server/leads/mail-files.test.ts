import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeOldMailFiles } from './mail-files.ts';

const now = Date.now();
const day = 24 * 60 * 60 * 1000;
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function written(name: string, daysAgo: number): Promise<void> {
  const seconds = (now - daysAgo * day) / 1000;
  await writeFile(join(folder, name), '');
  await utimes(join(folder, name), seconds, seconds);
}

it('removes mails that are too old, half written ones too, and leaves all else', async () => {
  await written('old.eml', 3);
  await written('.half.eml', 3);
  await written('new.eml', 1);
  await written('notes.txt', 3);
  await removeOldMailFiles(folder, now - 2 * day);
  expect((await readdir(folder)).sort()).toEqual(['new.eml', 'notes.txt']);
});

it('has nothing to remove where no mail was ever written', async () => {
  await expect(removeOldMailFiles(join(folder, 'none'), now)).resolves.toBeUndefined();
});

// A link that leads nowhere is listed and not there, as is a mail that gets its name in between.
it.skipIf(process.platform === 'win32')('goes on when a mail it saw is gone a moment later', async () => {
  await symlink(join(folder, 'nowhere'), join(folder, '.a.eml'));
  await written('old.eml', 3);
  await removeOldMailFiles(folder, now - 2 * day);
  expect(await readdir(folder)).toEqual(['.a.eml']);
});
