import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { createPglite } from '../../src/server/leads/database/create-pglite.ts';
import { pgliteDatabase } from '../../src/server/leads/database/pglite.ts';
import { openPostgres } from '../../src/server/leads/database/postgres.ts';
import { SyncedFiles } from '../../src/server/leads/database/synced-files.ts';
import type { Rpc } from '../../supabase/functions/_shared/rpc.ts';
import { postgresFolder, temporaryPostgres } from '../../tests/leads/temporary-postgres.ts';
import { migrationsFolder } from '../../tests/leads/test-databases.ts';

/** A database with the lead service in it, on disk. */
export interface BenchDatabase {
  name: string;
  version: string;
  rpc: Rpc;
  query(statement: string): Promise<Record<string, unknown>[]>;
  /** The least that keeping a lead can cost: one row, with a key, in one table. */
  insertBare(json: string): Promise<unknown>;
  close(): Promise<void>;
}

const bareTable = 'create table bare (id uuid primary key default gen_random_uuid(), lead jsonb not null)';
const bareInsert = 'insert into bare (lead) values ($1::text::jsonb) returning id';
const version = "select current_setting('server_version') as version";

async function pglite(): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'leads-bench-'));
  const db = await createPglite({ fs: new SyncedFiles(folder) });
  const { rpc, close } = await pgliteDatabase(db, migrationsFolder);
  await db.exec(bareTable);
  const query = async (statement: string) => (await db.query<Record<string, unknown>>(statement)).rows;
  return {
    name: 'PGlite',
    version: `PGlite (PostgreSQL ${(await query(version))[0]?.version})`,
    rpc,
    query,
    insertBare: (json) => db.query(bareInsert, [json]),
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function postgresql(bin: string): Promise<BenchDatabase> {
  const server = await temporaryPostgres(bin);
  const database = await openPostgres({ url: server.url, migrations: migrationsFolder });
  const sql = postgres(server.url, { max: 8, prepare: false, fetch_types: false, onnotice: () => {} });
  await sql.unsafe(bareTable);
  const query = async (statement: string) => [...(await sql.unsafe(statement))];
  return {
    name: 'PostgreSQL',
    version: `PostgreSQL ${(await query(version))[0]?.version} with fsync`,
    rpc: database.rpc,
    query,
    insertBare: (json) => sql.unsafe(bareInsert, [json]),
    close: async () => {
      await database.close();
      await sql.end();
      await server.remove();
    },
  };
}

const bin = postgresFolder();

/** Opens a database of each kind that this machine has. */
export const benchDatabases: (() => Promise<BenchDatabase>)[] = [
  pglite,
  ...(bin ? [() => postgresql(bin)] : []),
];
