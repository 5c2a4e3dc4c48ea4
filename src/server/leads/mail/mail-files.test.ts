import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeOldMailFiles, removeOtherMailFiles } from './mail-files.ts';

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

it('removes mails that belong to nothing, by whatever clock they were written, and none that came meanwhile', async () => {
  await written('erased.eml', -1);
  await written('.half.eml', 1);
  await written('kept.eml', 1);
  await written('notes.txt', 1);
  await removeOtherMailFiles(folder, async () => {
    await written('new.eml', 0);
    return new Set(['kept']);
  });
  expect((await readdir(folder)).sort()).toEqual(['kept.eml', 'new.eml', 'notes.txt']);
});

it.each(['', 'none'])('asks for no mails where no mail was ever written: "%s"', async (name) => {
  const asked = removeOtherMailFiles(join(folder, name), () => Promise.reject(new Error('asked')));
  await expect(asked).resolves.toBeUndefined();
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
