import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** In milliseconds since last use. */
export const maxAge = 30 * day;

/** What nothing can make again, which therefore stays until all is cleared: of which inputs the built sites are. */
export const manifestFolder = 'manifest';

/** Marks an entry as used, at most once a day: writing is slow. */
export async function touch(path: string, now = Date.now()): Promise<void> {
  const { mtimeMs } = await stat(path);
  if (now - mtimeMs > day) await utimes(path, now / 1000, now / 1000);
}

/** Prunes entries unused for `maxAge`, at most once a day. */
export async function pruneCache(folder: string, now = Date.now()): Promise<void> {
  const marker = join(folder, 'pruned');
  if (now - (await lastUse(marker)) < day) return;
  const names = (await entriesIn(folder)).filter((name) => name !== join(folder, manifestFolder));
  for (const path of (await Promise.all(names.map(entriesIn))).flat()) {
    if (now - (await lastUse(path)) > maxAge) await rm(path, { recursive: true, force: true });
  }
  await writeFile(marker, '').catch(() => undefined);
}

async function entriesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.map((name) => join(folder, name));
}

/** In milliseconds; minus infinity when missing. */
async function lastUse(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.NEGATIVE_INFINITY,
  );
}
