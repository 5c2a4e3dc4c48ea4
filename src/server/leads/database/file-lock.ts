import { statSync } from 'node:fs';
import { type FileHandle, open, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { errorCode } from '../../../shared/error-code.ts';

/** A lock that one process at a time can have. */
export interface FileLock {
  /** False once the file was removed or replaced: then another process may have the lock. */
  isHeld(): boolean;
  release(): Promise<void>;
}

/**
 * Locks a file through the operating system, which releases it when the process ends, however it ends, and which knows
 * no process numbers, containers or clocks. Throws a `CouldNotRunError` that names the holder when there is one;
 * `subject` says in it what is locked.
 */
export async function lockFile(file: string, subject: string): Promise<FileLock> {
  for (;;) {
    const handle = await open(file, 'a+', 0o600);
    try {
      if (!(await tryLock(handle, file))) throw await inUse(file, subject);
      const lock = await fileLock(handle, file);
      if (lock.isHeld()) {
        // On a disk that is full it names nobody, and locks all the same.
        await writeHolder(handle).catch(() => {});
        return lock;
      }
      // The former holder removed the file between our opening and locking it.
      await handle.close();
    } catch (error) {
      await handle.close();
      throw error;
    }
  }
}

async function fileLock(handle: FileHandle, file: string): Promise<FileLock> {
  const own = await handle.stat({ bigint: true });
  const isHeld = () => {
    try {
      const present = statSync(file, { bigint: true });
      return present.ino === own.ino && present.dev === own.dev;
    } catch {
      return false;
    }
  };
  return {
    isHeld,
    release: async () => {
      if (isHeld()) await rm(file, { force: true });
      await handle.close();
    },
  };
}

async function tryLock({ fd }: FileHandle, file: string): Promise<boolean> {
  try {
    // Loaded here: on a machine without a build of it, the error below says what to do.
    const native = await import('fs-native-extensions');
    return native.tryLock(fd);
  } catch (error) {
    const reason = errorCode(error) || (error instanceof Error ? error.message : String(error));
    throw new CouldNotRunError(
      `${file} cannot be locked (${reason}), so a second process could destroy the database. Choose a folder on a local disk with DATA_DIR, or take PostgreSQL with DATABASE_URL.`,
      { cause: error },
    );
  }
}

async function writeHolder(handle: FileHandle): Promise<void> {
  const command = process.argv.slice(1, 3).join(' ');
  await handle.truncate();
  await handle.write(
    `process ${process.pid} on ${hostname()} (${command}), since ${new Date().toISOString()}\n`,
  );
}

async function inUse(file: string, subject: string): Promise<CouldNotRunError> {
  // Windows lets nobody read a locked file.
  const holder = (await readFile(file, 'utf8').catch(() => '')).trim() || 'another process';
  return new CouldNotRunError(
    `${subject} is in use by ${holder}. Stop that process first, also when it is in another container, or choose another folder with DATA_DIR.`,
  );
}
