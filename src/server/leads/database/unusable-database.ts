import { open, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { isDiskFull } from '../../../shared/disk-full.ts';
import { freeSpace, neededMegabytes } from '../needed-space.ts';
import type { LeadDatabase } from './lead-database.ts';
import { fixMigration, MigrationError } from './migrate.ts';

type Outcome = 'damaged' | 'forbidden' | 'full' | 'not_migrated' | 'read_only' | 'starved';

/** What Node, PostgreSQL and WebAssembly say when the system gives this process no more files or memory. */
const starvation = /too many open files|(?:out of|not allocate) memory/i;

/** The embedded database cannot be opened, or made where there is none. */
export class UnusableDatabaseError extends CouldNotRunError {
  override name = 'UnusableDatabaseError';
  /** Why, for the log. */
  readonly outcome: Outcome;

  constructor(outcome: Outcome, message: string, cause: unknown) {
    super(message, { cause });
    this.outcome = outcome;
  }
}

interface Failure {
  cause: unknown;
  /** Whether it failed while it was made, with no lead in it. */
  isNew: boolean;
}

/** The error for a folder, with the way out. */
export async function unusableDatabaseError(
  folder: string,
  { cause, isNew }: Failure,
): Promise<UnusableDatabaseError> {
  // Asked first, and not of the error: the database says of nearly everything that it failed to initialize.
  if (!(await hasSpace(folder))) return fullDiskError(folder, cause);
  const forbidden = await forbiddenPath(folder);
  if (forbidden !== undefined) {
    const message = `The database in ${folder} cannot be opened: this user may not use ${forbidden}, perhaps because root ran a command or a server here. Give all to the user that runs the server, with sudo chown -R USER: ${dirname(folder)}, and start again; there is nothing to restore.`;
    return new UnusableDatabaseError('forbidden', message, cause);
  }
  const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  if (cause instanceof MigrationError && !starvation.test(reason)) {
    const message = `The database in ${folder} cannot be brought up to date: ${reason}. ${fixMigration}`;
    return new UnusableDatabaseError('not_migrated', message, cause);
  }
  // One that was just unpacked is whole, and opening is retried when it runs out of files: `File exists` is then the only message.
  if (isNew || starvation.test(reason)) {
    const message = `The database in ${folder} cannot be opened, as this process may use too little (${reason}): allow it 1024 open files (ulimit -n) and all address space (ulimit -v unlimited), and start again; there is nothing to restore.`;
    return new UnusableDatabaseError('starved', message, cause);
  }
  const message = `The database in ${folder} cannot be opened (${reason}): stop the server, move all that is in ${dirname(folder)} elsewhere, put your last backup there with npm run leads -- restore FILE, or nothing to begin without leads, and start again; keep what you moved, as it may hold leads.`;
  return new UnusableDatabaseError('damaged', message, cause);
}

/** The error for a folder whose disk has no space to open it, with the way out. */
export function fullDiskError(folder: string, cause: unknown): UnusableDatabaseError {
  const message = `The disk is full, so the database in ${folder} cannot be opened: ${freeSpace}, and start again; leave that folder as it is.`;
  return new UnusableDatabaseError('full', message, cause);
}

/** What in a folder this user may not read and write; undefined when there is nothing, or no folder. */
async function forbiddenPath(folder: string): Promise<string | undefined> {
  try {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) await (await open(join(entry.parentPath, entry.name), 'r+')).close();
    }
    return undefined;
  } catch (error) {
    const { code, path } = Object(error);
    return ['EACCES', 'EPERM'].includes(code) ? String(path) : undefined;
  }
}

/** Whether the disk of a database has space to work. Tries it: the free space that a disk reports ignores quotas. */
export async function hasSpace(folder: string): Promise<boolean> {
  const trial = `${folder}.space-trial`;
  try {
    // One megabyte many times: the memory of all of them would be touched for nothing.
    const megabyte = Buffer.alloc(1024 * 1024);
    const megabytes = Array.from({ length: neededMegabytes }, () => megabyte);
    await writeFile(trial, megabytes);
    return true;
  } catch (error) {
    return !isDiskFull(error);
  } finally {
    await rm(trial, { force: true });
  }
}

/** What stands in for it: pages are still worth serving, and the forms answer that they cannot be sent now. */
export function unusableDatabase(folder: string): LeadDatabase {
  const refuse = () =>
    Promise.reject(Object.assign(new Error(`The database in ${folder} is not open.`), { code: 'NOT_OPEN' }));
  return {
    isUnusable: true,
    rpc: refuse,
    compact: refuse,
    description: `no database: the one in ${folder} cannot be opened`,
    close: async () => {},
  };
}
