import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromDisk, makeDataFolder } from './data-folder.ts';
import { loadOrCreateSecret } from './load-or-create-secret.ts';

const refusal = /^The folder for data \S+ cannot be used: .*choose another folder with DATA_DIR\.$/;

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(scratch, { recursive: true }));

it('makes the folder and those above it, for its owner only, and leaves nothing in it', async () => {
  const folder = join(scratch, 'a/b');
  await makeDataFolder(folder);
  await makeDataFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
  if (process.platform !== 'win32') expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it.each(['file', 'file/data'])('refuses %s, where a file is in its place, with the way out', async (name) => {
  writeFileSync(join(scratch, 'file'), '');
  await expect(makeDataFolder(join(scratch, name))).rejects.toThrow(refusal);
});

it.runIf(process.platform === 'linux').each(['/proc', '/proc/data', '/proc/data/a', '/sys/data'])(
  'refuses %s, where nobody can make files, with the way out',
  async (folder) => {
    const secret = makeDataFolder(folder).then(() => loadOrCreateSecret(join(folder, 'secret')));
    await expect(secret).rejects.toThrow(refusal);
  },
);

it('gives up on a disk that never answers, with the way out', async () => {
  vi.useFakeTimers();
  const answer = expect(fromDisk(new Promise(() => {}), '/gone/data')).rejects.toThrow(
    /^The folder for data \/gone\/data .* did not answer for 10 seconds\. .* DATA_DIR\.$/,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await answer;
});
