import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes the files of these mails, half written ones included; those that are not there are gone already. */
export async function removeMailFiles(folder: string, ids: Iterable<string>): Promise<void> {
  for (const id of ids) {
    for (const name of [`${id}.eml`, `.${id}.eml`]) await rm(join(folder, name), { force: true });
  }
}

/** Removes the mails in a folder that were written before this moment, in milliseconds since 1970. */
export async function removeOldMailFiles(folder: string, moment: number): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((name) => name.endsWith('.eml'))) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < moment) await rm(file, { force: true });
  }
}
