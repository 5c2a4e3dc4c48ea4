import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes the files of these mails, half written ones included. */
export async function removeMailFiles(folder: string, ids: Iterable<string>): Promise<void> {
  for (const id of ids) {
    for (const name of [`${id}.eml`, `.${id}.eml`]) await rm(join(folder, name), { force: true });
  }
}

/** Removes mails written before this moment, in milliseconds since 1970, but for those with these ids. */
export async function removeOldMailFiles(
  folder: string,
  moment: number,
  kept: ReadonlySet<string> = new Set(),
): Promise<void> {
  const names = (await readdir(folder).catch(ifGone)) ?? [];
  for (const name of names.filter((name) => name.endsWith('.eml'))) {
    if (kept.has(name.replace(/^\.|\.eml$/g, ''))) continue;
    const file = join(folder, name);
    // Gone: a mail that was being written got its final name.
    const written = (await stat(file).catch(ifGone))?.mtimeMs;
    if (written !== undefined && written < moment) await rm(file, { force: true });
  }
}

function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
