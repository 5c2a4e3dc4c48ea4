import { existsSync } from 'node:fs';
import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { isDiskFull } from '../../shared/disk-full.ts';
import { errorCode } from '../../shared/error-code.ts';
import { databaseFolder } from './data-files.ts';
import { fullDiskError, UnusableDatabaseError } from './database/unusable-database.ts';
import { withTimeout } from './with-timeout.ts';

/** How long the disk may take, in milliseconds: a network share that is gone never answers. */
export const diskTimeoutMs = 10_000;

/**
 * Makes the folder for data, for its owner only. Throws a `CouldNotRunError` when it cannot be written to, its disk does
 * not answer, or it is the database that it should hold; an `UnusableDatabaseError` when that can only be read, or is full.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  await fromDisk(makeWritable(folder), folder);
  // Another database would be made in that one, and its leads would seem to be gone.
  if (existsSync(join(folder, 'PG_VERSION'))) {
    throw new CouldNotRunError(
      `The folder for data ${folder} is a database itself. Let DATA_DIR name the folder that holds it: ${dirname(folder)}.`,
    );
  }
}

/** What the disk of a folder for data answers. Throws a `CouldNotRunError` with the way out when it fails, or never does. */
export async function fromDisk<Answer>(answer: Promise<Answer>, folder: string): Promise<Answer> {
  const error = new Error(`its disk did not answer for ${diskTimeoutMs / 1000} seconds`);
  try {
    return await withTimeout(answer, { milliseconds: diskTimeoutMs, error });
  } catch (cause) {
    throw unusableFolder(folder, cause);
  }
}

/** The error for a folder for data in which nothing can be written, with the way out. */
export function unusableFolder(folder: string, cause: unknown): CouldNotRunError {
  if (isDiskFull(cause)) return fullDiskError(databaseFolder(folder), cause);
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = `The folder for data ${folder} cannot be used: ${reason}.`;
  // As a system makes a disk that begins to fail: pages can still be read.
  if (errorCode(cause) === 'EROFS') {
    const wayOut = 'Mount its disk so that it can be written, or choose another folder with DATA_DIR.';
    return new UnusableDatabaseError('read_only', `${message} ${wayOut}`, cause);
  }
  const wayOut = 'Give this user the right to write there, or choose another folder with DATA_DIR.';
  return new CouldNotRunError(`${message} ${wayOut}`, { cause });
}

async function makeWritable(folder: string): Promise<void> {
  await makeFolder(folder);
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

/** One at a time: where no folder can be made, as in /proc, Node's own `recursive` loops forever. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (await isFolder(folder)) return;
    const above = dirname(folder);
    if (errorCode(error) !== 'ENOENT' || (await isFolder(above))) throw error;
    await makeFolder(above);
    await makeFolder(folder);
  }
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

/**
 * Throws a `CouldNotRunError` when root would write into the folder of another user: with files of root in it that user's
 * server does not start. Also when its disk does not answer.
 */
export async function refuseOtherOwner(folder: string): Promise<void> {
  const found = stat(folder).catch(() => undefined);
  const { uid: owner = 0 } = (await fromDisk(found, folder)) ?? {};
  if (process.getuid?.() !== 0 || owner === 0) return;
  throw new CouldNotRunError(
    `The leads in ${folder} belong to another user. Run this as the user that runs the server, not as root.`,
  );
}
