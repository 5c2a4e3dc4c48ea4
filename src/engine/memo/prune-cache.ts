import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** What nobody used for so long is made again when somebody does. In milliseconds. */
export const maxAge = 30 * day;

/** What stands in the cache as folders that are used whole; of the others each file is used by itself. */
const wholeFolders = ['app', 'built'];
const looseFiles = ['checked', 'pictures', 'social'];

/** Notes that something in the cache was used. Not more than once a day: a note takes longer than the use. */
export async function touch(path: string, now = Date.now()): Promise<void> {
  const { mtimeMs } = await stat(path);
  if (now - mtimeMs > day) await utimes(path, now / 1000, now / 1000);
}

/** Removes what was not used for `maxAge` from a cache folder, at most once a day. */
export async function pruneCache(folder: string, now = Date.now()): Promise<void> {
  const marker = join(folder, 'pruned');
  if (now - (await lastUse(marker)) < day) return;
  await writeFile(marker, '');
  await utimes(marker, now / 1000, now / 1000);
  const candidates = [
    ...(await Promise.all(wholeFolders.map((name) => entriesIn(join(folder, name), false)))),
    ...(await Promise.all(looseFiles.map((name) => entriesIn(join(folder, name), true)))),
  ].flat();
  for (const path of candidates) {
    if (now - (await lastUse(path)) > maxAge) await rm(path, { recursive: true, force: true });
  }
}

async function entriesIn(folder: string, recursive: boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive }).catch(() => []);
  return entries
    .filter((entry) => !recursive || entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** When something was used last, in milliseconds; never, when it is not there. */
async function lastUse(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.NEGATIVE_INFINITY,
  );
}
