import { randomUUID } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openPglite } from '../../src/server/leads/database/pglite.ts';
import { migrationsFolder } from './test-databases.ts';

/**
 * Puts an empty embedded database into a data folder, as the first start of the lead service makes it: for tests of what comes after
 * that. One is made for all tests: making and migrating takes five times as long as a copy.
 */
export async function copyMigratedDatabase(dataFolder: string): Promise<void> {
  const made = join(inject('scratchFolder'), 'migrated-database');
  if (!existsSync(made)) await makeDatabase(made);
  cpSync(made, join(dataFolder, 'leads'), { recursive: true });
}

async function makeDatabase(place: string): Promise<void> {
  const draft = `${place}.${randomUUID()}`;
  const database = await openPglite({ folder: draft, migrations: migrationsFolder });
  await database.close();
  await rename(draft, place).catch((error: unknown) => {
    // Another worker was first.
    if (!existsSync(place)) throw error;
  });
}
