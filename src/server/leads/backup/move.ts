import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Rpc } from '../../../../supabase/functions/_shared/rpc.ts';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { retryWhileInUse } from '../../../shared/retry-while-in-use.ts';
import { databaseFolder } from '../data-files.ts';
import { refuseOtherOwner } from '../data-folder.ts';
import { type DatabaseOptions, openDatabase } from '../database/database.ts';
import { lockDatabase } from '../database/lock-database.ts';
import { syncNames } from '../database/sync-folder.ts';
import { dumpRows, loadRows } from './lead-rows.ts';

/** With what the name begins of an embedded database that was set aside. */
export const movedPrefix = 'leads.moved-';

/**
 * Copies all of the embedded database to PostgreSQL, compares the leads, and sets the embedded one aside, so that its mails
 * are not sent twice. May be stopped and started again. Gives the number of rows. Throws a `CouldNotRunError` when a server
 * has the embedded database open.
 */
export async function move({ url, dataFolder, migrations }: DatabaseOptions): Promise<number> {
  if (!url) throw new CouldNotRunError('Zet DATABASE_URL op de database waar de aanvragen heen gaan.');
  await refuseOtherOwner(dataFolder);
  requireDatabase(dataFolder);
  const folder = databaseFolder(dataFolder);
  const lock = await lockDatabase(folder);
  try {
    // Another move may have set it aside before this one had the lock.
    requireDatabase(dataFolder);
    const source = await openDatabase({ dataFolder, migrations, lock });
    const rows = await copyRows(source.rpc, { url, dataFolder, migrations }).finally(source.close);
    const moment = new Date().toISOString().replaceAll(':', '-');
    await retryWhileInUse(() => rename(folder, join(dataFolder, `${movedPrefix}${moment}`)), wait);
    await syncNames(dataFolder);
    return rows;
  } finally {
    await lock.release();
  }
}

function requireDatabase(dataFolder: string): void {
  if (existsSync(databaseFolder(dataFolder))) return;
  throw new CouldNotRunError(`In ${dataFolder} staat geen database (meer) om te verplaatsen.`);
}

async function copyRows(source: Rpc, options: DatabaseOptions): Promise<number> {
  const target = await openDatabase(options);
  try {
    const rows = await loadRows(target.rpc, dumpRows(source));
    await requireSameLeads(source, target.rpc);
    return rows;
  } finally {
    await target.close();
  }
}

async function requireSameLeads(source: Rpc, target: Rpc): Promise<void> {
  const moved = new Map<unknown, unknown>();
  for await (const { lead } of dumpRows(target)) for (const row of lead) moved.set(row.id, row);
  for await (const { lead } of dumpRows(source)) {
    if (lead.every((row) => isDeepStrictEqual(moved.get(row.id), row))) continue;
    throw new CouldNotRunError(
      'Niet alle aanvragen staan gelijk in de nieuwe database. De oude is niet veranderd; probeer het nog eens.',
    );
  }
}
