import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the files of mails that are not among these, half written ones included, but none that came while these were
 * asked for; where there is no file they are not.
 */
export async function removeOtherMailFiles(
  folder: string,
  mailIds: () => Promise<ReadonlySet<string>>,
): Promise<void> {
  const present = new Set((await mailFilesIn(folder)).map((name) => name.replace(/^\.|\.eml$/g, '')));
  if (present.size === 0) return;
  const kept = await mailIds();
  for (const id of present) {
    if (kept.has(id)) continue;
    for (const name of [`${id}.eml`, `.${id}.eml`]) await rm(join(folder, name), { force: true });
  }
}

/** Removes mails written before this moment, in milliseconds since 1970. */
export async function removeOldMailFiles(folder: string, moment: number): Promise<void> {
  for (const name of await mailFilesIn(folder)) {
    const file = join(folder, name);
    // Gone: a mail that was being written got its final name.
    const written = (await stat(file).catch(ifGone))?.mtimeMs;
    if (written !== undefined && written < moment) await rm(file, { force: true });
  }
}

async function mailFilesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(ifGone)) ?? [];
  return names.filter((name) => name.endsWith('.eml'));
}

function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
