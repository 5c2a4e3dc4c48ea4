import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { UnpackSync } from 'tar';
import { retryWhileInUse } from '../../../shared/retry-while-in-use.ts';
import { syncFolder, syncNames } from './sync-folder.ts';

/**
 * Unpacks an empty embedded database, atomically; having PGlite make one takes four times as long and twice the memory.
 * Not for two processes at once.
 */
export async function makePgliteFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const packed = await dataDir();
  try {
    // Synchronous: a third of the time for a thousand small files, and nobody is served yet.
    new UnpackSync({ cwd: draft, onwarn: refuseFailure }).end(Buffer.from(await packed.arrayBuffer()));
    // PostgreSQL syncs what it writes itself.
    await syncFolder(draft);
    await retryWhileInUse(() => rename(draft, folder), wait);
    await syncNames(dirname(folder));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** A file that cannot be written, as on a full disk, is otherwise left out without a word. */
function refuseFailure(code: string, message: string | Error): void {
  if (code === 'TAR_ENTRY_ERROR') throw message instanceof Error ? message : new Error(message);
}
