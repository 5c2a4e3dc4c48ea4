import { randomUUID } from 'node:crypto';
import type { Environment } from '../environment.ts';
import { secretFile } from './data-files.ts';
import { makeDataFolder } from './data-folder.ts';
import { type DatabaseOptions, openDatabase } from './database/database.ts';
import type { LeadDatabase } from './database/lead-database.ts';
import { UnusableDatabaseError, unusableDatabase } from './database/unusable-database.ts';
import { loadOrCreateSecret } from './load-or-create-secret.ts';

interface StoreOptions
  extends Pick<Environment, 'dataFolder' | 'databaseUrl' | 'leadSecret'>,
    Pick<DatabaseOptions, 'migrations' | 'onLockLost'> {
  /** Receives lines of JSON, without personal data. */
  log: (line: string) => void;
}

/**
 * The database, with the secret of this server; where it cannot be opened what stands in for both. Throws a
 * `CouldNotRunError` when pages are not to be served either, such as when another process has it.
 */
export async function openOrStandIn({
  dataFolder,
  databaseUrl: url,
  leadSecret,
  migrations,
  onLockLost,
  log,
}: StoreOptions): Promise<{ database: LeadDatabase; secret: string }> {
  const logDatabase = (outcome: string, message: string) =>
    log(JSON.stringify({ event: 'database', outcome, message }));
  try {
    await makeDataFolder(dataFolder);
    const secret = leadSecret ?? (await loadOrCreateSecret(secretFile(dataFolder)));
    // Pages are still worth serving; the forms answer that they cannot be sent now.
    const whenUnreachable = (message: string) => logDatabase('unreachable', message);
    const database = await openDatabase({ url, dataFolder, migrations, onLockLost, whenUnreachable });
    return { database, secret };
  } catch (error) {
    if (!(error instanceof UnusableDatabaseError)) throw error;
    logDatabase(error.outcome, error.message);
    return { database: unusableDatabase(dataFolder), secret: randomUUID() };
  }
}
