import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { createPglite } from './create-pglite.ts';
import type { FileLock } from './file-lock.ts';
import { callOf, type LeadDatabase } from './lead-database.ts';
import { lockDatabase, lockOf } from './lock-database.ts';
import { makePgliteFolder } from './make-pglite-folder.ts';
import { migrate } from './migrate.ts';
import { reopenAfterPanic } from './reopen-after-panic.ts';
import { SyncedFiles } from './synced-files.ts';
import { hasSpace, unusableDatabaseError } from './unusable-database.ts';

/** Where the embedded database is, and what goes into it. */
export interface PgliteOptions {
  /** Made when it is not there. A lock file beside it keeps other processes out: two would destroy it. */
  folder: string;
  /** The folder supabase/migrations. */
  migrations: string;
  /** The caller's own lock, which stays when the database is closed. */
  lock?: FileLock;
  /** Called once with the reason when the lock is lost. The process must then end without closing the database. */
  onLockLost?: (reason: string) => void;
}

/** How often to look whether the lock is still ours, in milliseconds. */
const lockCheckInterval = 1000;

/**
 * Opens the embedded database, first made where needed, and brings it up to date. What it answered survives a
 * killed process and a power cut. Throws a `CouldNotRunError` that names the other process when one has it open, and a
 * `UnusableDatabaseError` when it cannot be opened. Once the lock is lost,
 * calls reject with the code `LOCK_LOST`.
 */
export async function openPglite({
  folder,
  migrations,
  lock: held,
  onLockLost,
}: PgliteOptions): Promise<LeadDatabase> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const lock = held ?? (await lockDatabase(folder));
  try {
    const open = () => openFolder(folder, migrations);
    const database = await reopenAfterPanic({ open, hasSpace: () => hasSpace(folder) });
    const message = `${lockOf(folder)} was removed or replaced, so another process may open the database in ${folder}.`;
    const watch = setInterval(() => {
      if (lock.isHeld()) return;
      clearInterval(watch);
      onLockLost?.(message);
    }, lockCheckInterval).unref();
    const requireLock = () => {
      if (!lock.isHeld()) throw Object.assign(new Error(message), { code: 'LOCK_LOST' });
    };
    return {
      description: `embedded database in ${folder}`,
      rpc: async (name, args) => {
        requireLock();
        const answer = await database.rpc(name, args);
        // What was written while another process may have had the folder is not acknowledged.
        requireLock();
        return answer;
      },
      compact: async () => {
        requireLock();
        await database.compact();
      },
      close: async () => {
        clearInterval(watch);
        // Closing writes.
        if (lock.isHeld()) await database.close();
        if (!held) await lock.release();
      },
    };
  } catch (error) {
    if (!held) await lock.release();
    throw error;
  }
}

async function openFolder(folder: string, migrations: string): Promise<LeadDatabase> {
  const isNew = !existsSync(folder);
  try {
    if (isNew) await makePgliteFolder(folder);
    return await pgliteDatabase(await createPglite({ fs: new SyncedFiles(folder) }), migrations);
  } catch (error) {
    const unusable = await unusableDatabaseError(folder, { cause: error, isNew });
    // Without a lead in it, and half made: the next start makes it again.
    if (isNew) await rm(folder, { recursive: true, force: true });
    throw unusable;
  }
}

/**
 * This database has no autovacuum: without statistics it assumes most mails to be unsent, and reads them all to find
 * those that are. Only of this column: statistics keep values, and those of other columns may belong to a person who
 * was erased.
 */
const analyzeMails = 'analyze crm.outbox (status)';

/**
 * Rewrites tables and indexes, as a plain vacuum leaves the bytes of erased rows where they were, and ends the write-ahead log that
 * still holds these. By itself the database would use that file again, with what stands in it.
 */
const compacting = [
  'vacuum full crm.lead, crm.outbox',
  analyzeMails,
  'set wal_recycle = off',
  'select pg_switch_wal()',
  'checkpoint',
];

/** Makes a lead database of an open PGlite, and brings it up to date. */
export async function pgliteDatabase(db: PGlite, migrations: string): Promise<LeadDatabase> {
  const target = {
    run: async (statements: string) => {
      await db.exec(statements);
    },
    column: async (query: string) => {
      const { rows } = await db.query<unknown[]>(query, [], { rowMode: 'array' });
      return rows.map(([value]) => String(value));
    },
  };
  await migrate(target, migrations).catch(async (error: unknown) => {
    await db.close();
    throw error;
  });
  return {
    rpc: async (name, args) => {
      const { rows } = await db.query<{ answer: unknown }>(callOf(name), [JSON.stringify(args)]);
      return rows[0]?.answer;
    },
    compact: async () => {
      for (const statement of compacting) await db.exec(statement);
    },
    description: 'embedded database in memory',
    close: async () => {
      if (!db.closed) await db.close();
    },
  };
}
