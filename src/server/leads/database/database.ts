import { databaseFolder } from '../data-files.ts';
import type { LeadDatabase } from './lead-database.ts';
import type { PgliteOptions } from './pglite.ts';
import type { PostgresOptions } from './postgres.ts';

/** PostgreSQL when `url` is given, else the embedded database in the folder for data. */
export interface DatabaseOptions
  extends Pick<PgliteOptions, 'migrations' | 'lock' | 'onLockLost'>,
    Pick<PostgresOptions, 'whenUnreachable'> {
  url?: string;
  dataFolder: string;
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
