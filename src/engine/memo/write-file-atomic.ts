import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { retryWhileInUse } from '../../shared/retry-while-in-use.ts';
import { makeFolders } from './make-folders.ts';

/**
 * Writes a file atomically, with its folders, also where the power is cut; the last concurrent writer wins. Throws on failure,
 * without leftovers.
 */
export async function writeFileAtomic(file: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  // Hidden: what a killed process leaves in `public/` is no part of the site.
  const unfinished = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  makeFolders(dirname(file));
  try {
    // A disk may have the new name before the content.
    await writeFile(unfinished, content, { flush: true });
    await retryWhileInUse(() => rename(unfinished, file), wait);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
