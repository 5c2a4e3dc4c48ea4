import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import type { LeadDatabase } from '../../src/server/leads/database/lead-database.ts';
import { pgliteDatabase } from '../../src/server/leads/database/pglite.ts';
import { openPostgres } from '../../src/server/leads/database/postgres.ts';
import type { Rpc } from '../../supabase/functions/_shared/rpc.ts';
import { emptyPglite } from './empty-pglite.ts';
import { postgresFolder, temporaryPostgres } from './temporary-postgres.ts';

/** A lead database for tests, with direct access to its tables. */
export interface TestDatabase extends LeadDatabase {
  /** Runs a statement as the owner, and gives the rows. */
  query(statement: string): Promise<Record<string, unknown>[]>;
  /** Runs statements in one go. */
  run(statements: string): Promise<void>;
  /** Calls a function as Supabase does, with no right but to call it. */
  asServiceRole: Rpc;
  /** Forgets all leads. */
  empty(): Promise<void>;
}

export const migrationsFolder = fileURLToPath(new URL('../../supabase/migrations', import.meta.url));

/** Supabase gives new functions and tables in public to these roles; the migrations must hold their own there. */
const asInSupabase = `
create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;
`;
const emptying = 'truncate crm.lead, crm.outbox, crm.rate_limit';

/** One message, and so one transaction. */
function serviceCall(name: string, args: unknown): string {
  const argument = JSON.stringify(args).replaceAll("'", "''");
  return `set local role service_role; select public.${name}('${argument}'::jsonb) as answer`;
}

async function pgliteForTest(): Promise<TestDatabase> {
  const db = await emptyPglite();
  await db.exec(asInSupabase);
  const run = async (statements: string) => {
    await db.exec(statements);
  };
  return {
    ...(await pgliteDatabase(db, migrationsFolder)),
    query: async (statement) => (await db.query<Record<string, unknown>>(statement)).rows,
    run,
    asServiceRole: async (name, args) => {
      const [, result] = await db.exec(serviceCall(name, args));
      return result?.rows[0]?.answer;
    },
    empty: () => run(emptying),
  };
}

async function postgresForTest(bin: string): Promise<TestDatabase> {
  const server = await temporaryPostgres(bin);
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  const run = async (statements: string) => {
    await sql.unsafe(statements).simple();
  };
  await run(asInSupabase);
  const database = await openPostgres({ url: server.url, migrations: migrationsFolder });
  return {
    ...database,
    query: async (statement) => [...(await sql.unsafe(statement))],
    run,
    asServiceRole: async (name, args) => {
      const [, rows] = await sql.unsafe(serviceCall(name, args)).simple();
      return rows?.[0]?.answer;
    },
    empty: () => run(emptying),
    close: async () => {
      await database.close();
      await sql.end();
      await server.remove();
    },
  };
}

const bin = postgresFolder();

/** The databases that tests run against: the embedded one, and PostgreSQL where this machine has its programs. */
export const testDatabases: { name: string; open: () => Promise<TestDatabase> }[] = [
  { name: 'PGlite', open: pgliteForTest },
  ...(bin ? [{ name: 'PostgreSQL', open: () => postgresForTest(bin) }] : []),
];
