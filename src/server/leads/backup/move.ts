import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Rpc } from '../../../../supabase/functions/_shared/rpc.ts';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { type DatabaseOptions, openDatabase } from '../database.ts';
import { countRows, dumpRows, loadRows } from './lead-rows.ts';

/**
 * Copies all of the embedded database to PostgreSQL, compares the leads, and sets the embedded one aside, so that its mails
 * are not sent twice. May be stopped and started again. Gives the number of rows. Throws a `CouldNotRunError` when a server
 * has the embedded database open.
 */
export async function move({ url, dataFolder, migrations }: DatabaseOptions): Promise<number> {
  const folder = join(dataFolder, 'leads');
  if (!url) throw new CouldNotRunError('Zet DATABASE_URL op de database waar de aanvragen heen gaan.');
  if (!existsSync(folder)) {
    throw new CouldNotRunError(`In ${dataFolder} staat geen database (meer) om te verplaatsen.`);
  }
  const source = await openDatabase({ dataFolder, migrations });
  let rows = 0;
  try {
    const target = await openDatabase({ url, dataFolder, migrations });
    try {
      for await (const page of dumpRows(source.rpc)) {
        await loadRows(target.rpc, page);
        rows += countRows(page);
      }
      await requireSameLeads(source.rpc, target.rpc);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  await rename(folder, `${folder}.moved-${new Date().toISOString().replaceAll(':', '-')}`);
  return rows;
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
