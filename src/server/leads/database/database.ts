import { databaseFolder } from '../data-files.ts';
import type { FileLock } from './file-lock.ts';
import type { LeadDatabase } from './lead-database.ts';

/** PostgreSQL when `url` is given, else the embedded database in the folder for data. */
export interface DatabaseOptions {
  url?: string;
  dataFolder: string;
  /** The folder supabase/migrations. */
  migrations: string;
  /** See `openPostgres`. */
  whenUnreachable?: (reason: string) => void;
  /** See `openPglite`. */
  lock?: FileLock;
  /** See `openPglite`. */
  onLockLost?: (reason: string) => void;
}

/** Opens the database and migrates it. Throws a `CouldNotRunError` when it cannot be opened. */
export async function openDatabase({
  url,
  dataFolder,
  migrations,
  whenUnreachable,
  lock,
  onLockLost,
}: DatabaseOptions): Promise<LeadDatabase> {
  // Loaded on demand: the embedded database is 20 MB of WebAssembly.
  if (url) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres({ url, migrations, whenUnreachable });
  }
  const { openPglite } = await import('./pglite.ts');
  return openPglite({ folder: databaseFolder(dataFolder), migrations, lock, onLockLost });
}
