import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockFolder } from './folder-lock.ts';
import type { LeadDatabase } from './lead-database.ts';
import { makePgliteFolder } from './make-pglite-folder.ts';
import { migrate } from './migrate.ts';

/** Where the embedded database is, and what goes into it. */
export interface PgliteOptions {
  /** Made when it is not there. Beside it comes a lock file: two processes in one folder would destroy it. */
  folder: string;
  migrations: string;
}

/**
 * Opens the embedded database, first made where needed, and brings it up to date. It survives a killed process, not a
 * power cut. Throws a `CouldNotRunError` that names the other process when one has it open.
 */
export async function openPglite({ folder, migrations }: PgliteOptions): Promise<LeadDatabase> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const release = await lockFolder(`${folder}.lock`, `The database in ${folder}`);
  try {
    if (!existsSync(folder)) await makePgliteFolder(folder);
    const database = await pgliteDatabase(await PGlite.create(folder), migrations);
    const close = async () => {
      await database.close();
      await release();
    };
    return { ...database, description: `embedded database in ${folder}`, close };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Makes a lead database of an open PGlite, and brings it up to date. */
export async function pgliteDatabase(db: PGlite, migrations: string): Promise<LeadDatabase> {
  const target = {
    run: async (statements: string) => {
      await db.exec(statements);
    },
    column: async (query: string) => {
      const { rows } = await db.query<unknown[]>(query, [], { rowMode: 'array' });
      return rows.map(([value]) => String(value));
    },
  };
  await migrate(target, migrations).catch(async (error: unknown) => {
    await db.close();
    throw error;
  });
  return {
    rpc: async (name, args) => {
      const query = `select public.${name}($1::text::jsonb) as answer`;
      const { rows } = await db.query<{ answer: unknown }>(query, [JSON.stringify(args)]);
      return rows[0]?.answer;
    },
    description: 'embedded database in memory',
    close: async () => {
      if (!db.closed) await db.close();
    },
  };
}
