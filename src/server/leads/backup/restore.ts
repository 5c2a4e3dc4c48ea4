import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { errorCode } from '../../../shared/error-code.ts';
import { makeDataFolder } from '../data-folder.ts';
import { type DatabaseOptions, openDatabase } from '../database.ts';
import { checkBackup, readBackup } from './backup-file.ts';
import { countRows, loadRows } from './lead-rows.ts';

/**
 * Makes the embedded database of a backup, in an empty folder. Gives the number of rows. Throws a `CouldNotRunError` when
 * the folder is in use or holds anything, or the file is not whole; then nothing has changed.
 */
export async function restore(
  file: string,
  { dataFolder, migrations }: Pick<DatabaseOptions, 'dataFolder' | 'migrations'>,
): Promise<number> {
  await requireEmpty(dataFolder);
  const { secret } = await checkBackup(file);
  await makeDataFolder(dataFolder);
  try {
    return await fill(file, { dataFolder, migrations, secret });
  } catch (error) {
    // Half a database would be taken for a whole one.
    for (const name of await readdir(dataFolder)) await rm(join(dataFolder, name), { recursive: true });
    throw error;
  }
}

async function fill(
  file: string,
  { dataFolder, migrations, secret }: { dataFolder: string; migrations: string; secret?: string },
): Promise<number> {
  if (secret !== undefined) await writeFile(join(dataFolder, 'secret'), secret, { mode: 0o600 });
  const database = await openDatabase({ dataFolder, migrations });
  let rows = 0;
  try {
    for await (const page of readBackup(file)) {
      await loadRows(database.rpc, page);
      rows += countRows(page);
    }
  } finally {
    await database.close();
  }
  return rows;
}

async function requireEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    return [];
  });
  if (names.length === 0) return;
  throw new CouldNotRunError(
    `In ${folder} staan al gegevens, of een server gebruikt hem. Stop de server en kies met DATA_DIR een lege map.`,
  );
}
