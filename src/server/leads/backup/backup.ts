import { openLeadStore } from '../admin/lead-store.ts';
import { secretFile } from '../data-files.ts';
import type { DatabaseOptions } from '../database/database.ts';
import { readSecretFile } from '../load-or-create-secret.ts';
import { writeBackup } from './backup-file.ts';
import { countRows, dumpRows, type LeadRows } from './lead-rows.ts';

/**
 * Writes all that is stored to a new file, also while the server runs. Gives the number of rows. Throws a
 * `CouldNotRunError` when anything of it cannot be read.
 */
export async function backup(file: string, options: DatabaseOptions): Promise<number> {
  const store = await openLeadStore(options);
  let rows = 0;
  async function* counted(): AsyncGenerator<LeadRows> {
    for await (const page of dumpRows(store.rpc)) {
      rows += countRows(page);
      yield page;
    }
  }
  try {
    const secret = await readSecretFile(secretFile(options.dataFolder));
    const createdAt = new Date().toISOString();
    const header = { format: 'lead-backup', version: 1, createdAt, secret } as const;
    await writeBackup(file, { header, pages: counted() });
    return rows;
  } finally {
    await store.close();
  }
}
