import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file, and the folders it stands in, so that it is there whole or not at all, also when several write it at the
 * same time: the last one wins. Throws when it cannot be written, and leaves nothing behind.
 */
export async function writeFileAtomic(file: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
