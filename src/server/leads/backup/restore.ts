import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { retryWhileInUse } from '../../../shared/retry-while-in-use.ts';
import { databaseFolder, secretFile } from '../data-files.ts';
import { makeDataFolder, refuseOtherOwner } from '../data-folder.ts';
import { type DatabaseOptions, openDatabase } from '../database/database.ts';
import { lockDatabase, lockOf } from '../database/lock-database.ts';
import { syncNames } from '../database/sync-folder.ts';
import { readSecretFile } from '../load-or-create-secret.ts';
import { checkBackup, readBackup } from './backup-file.ts';
import { loadRows } from './lead-rows.ts';

/** The folder, in that for data, in which the database is made. */
const draftName = 'leads.restore';

/**
 * Makes the embedded database of a backup, in an empty folder. Gives the number of rows. May be stopped and started
 * again. Throws a `CouldNotRunError` when the folder is in use or holds anything, the file is not whole, or a
 * `url` says that leads are elsewhere; then nothing has changed.
 */
export async function restore(
  file: string,
  { url, dataFolder, migrations }: Pick<DatabaseOptions, 'url' | 'dataFolder' | 'migrations'>,
): Promise<number> {
  if (url) {
    throw new CouldNotRunError(
      `DATABASE_URL is gezet, maar een back-up gaat altijd naar de ingebouwde database, in ${dataFolder}, waar een server met die DATABASE_URL niet kijkt. Haal DATABASE_URL weg, uit .env of uit de omgeving, en doe dit opnieuw. Zet DATABASE_URL daarna weer terug: npm run leads -- move brengt de aanvragen erheen.`,
    );
  }
  const { secret } = await checkBackup(file);
  await refuseOtherOwner(dataFolder);
  await makeDataFolder(dataFolder);
  const lock = await lockDatabase(databaseFolder(dataFolder));
  // Half a database would be taken for a whole one, so it gets its name when it is complete.
  const draft = join(dataFolder, draftName);
  try {
    await requireEmpty(dataFolder, secret);
    await rm(draft, { recursive: true, force: true });
    const database = await openDatabase({ dataFolder: draft, migrations });
    const rows = await loadRows(database.rpc, readBackup(file)).finally(database.close);
    await putInPlace(draft, { dataFolder, secret });
    return rows;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await lock.release();
  }
}

async function putInPlace(
  draft: string,
  { dataFolder, secret }: { dataFolder: string; secret?: string },
): Promise<void> {
  // A server makes its secret before it asks for the lock, and one with PostgreSQL never asks.
  await requireEmpty(dataFolder, secret);
  const keyFile = secretFile(dataFolder);
  if (await isLeft(keyFile, secret)) await rm(keyFile);
  if (secret !== undefined) await writeFile(keyFile, secret, { mode: 0o600, flag: 'wx', flush: true });
  try {
    await retryWhileInUse(() => rename(databaseFolder(draft), databaseFolder(dataFolder)), wait);
  } catch (error) {
    if (secret !== undefined) await rm(keyFile);
    throw error;
  }
  await syncNames(dataFolder);
}

/** Our lock, and what a killed restore of this backup left, count for nothing. */
async function requireEmpty(folder: string, secret: string | undefined): Promise<void> {
  const keyFile = secretFile(folder);
  const left = [draftName, basename(lockOf(databaseFolder(folder)))];
  if (await isLeft(keyFile, secret)) left.push(basename(keyFile));
  const names = (await readdir(folder)).filter((name) => !left.includes(name));
  if (names.length === 0) return;
  throw new CouldNotRunError(
    `In ${folder} staan al gegevens, of een server gebruikt hem: ${names.sort().join(', ')}. Stop de server en zet dit ergens anders, of kies met DATA_DIR een lege map.`,
  );
}

/** Whether a file holds this secret, or a beginning of it, as a restore leaves it that is killed there. */
async function isLeft(keyFile: string, secret = ''): Promise<boolean> {
  const text = await readSecretFile(keyFile);
  return text !== undefined && secret.startsWith(text);
}
