import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '../../src/server/leads/database/pglite.ts';
import { migrationsFolder } from './test-databases.ts';

/** An empty embedded database on disk, for tests of what comes after the first start. */
interface MigratedDatabase {
  /** Puts a copy into a data folder; making and migrating one takes three times as long. */
  copyTo(dataFolder: string): void;
  remove(): void;
}

/** Makes an embedded database as the first start of the lead service does. */
export async function migratedDatabase(): Promise<MigratedDatabase> {
  const base = mkdtempSync(join(tmpdir(), 'migrated-'));
  const made = join(base, 'leads');
  const database = await openPglite({ folder: made, migrations: migrationsFolder });
  await database.close();
  return {
    copyTo: (dataFolder) => cpSync(made, join(dataFolder, 'leads'), { recursive: true }),
    remove: () => rmSync(base, { recursive: true, force: true }),
  };
}
