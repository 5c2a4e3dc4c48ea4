import { isDiskFull } from '../../../shared/disk-full.ts';
import { type FileLock, lockFile } from './file-lock.ts';
import { fullDiskError } from './unusable-database.ts';

/**
 * Keeps every other process out of the embedded database in this folder, also while there is none. Throws a
 * `CouldNotRunError` that names the process that has it, and a `UnusableDatabaseError` on a disk that is full.
 */
export async function lockDatabase(folder: string): Promise<FileLock> {
  try {
    return await lockFile(lockOf(folder), `The database in ${folder}`);
  } catch (error) {
    throw isDiskFull(error) ? fullDiskError(folder, error) : error;
  }
}

/** The file that is locked, beside the folder of the database. */
export function lockOf(folder: string): string {
  return `${folder}.lock`;
}
