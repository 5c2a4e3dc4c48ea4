import { type FileLock, lockFile } from './file-lock.ts';

/**
 * Keeps every other process out of the embedded database in this folder, also while there is none. Throws a
 * `CouldNotRunError` that names the process that has it.
 */
export function lockDatabase(folder: string): Promise<FileLock> {
  return lockFile(lockOf(folder), `The database in ${folder}`);
}

/** The file that is locked, beside the folder of the database. */
export function lockOf(folder: string): string {
  return `${folder}.lock`;
}
