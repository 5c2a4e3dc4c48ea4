import { readdir, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Removes a folder when nothing is left in it, and then the one around it. */
export async function removeEmptyFolder(folder: string): Promise<void> {
  const left = await readdir(folder).catch(() => undefined);
  if (left === undefined || left.length > 0) return;
  await rmdir(folder);
  await removeEmptyFolder(dirname(folder));
}
