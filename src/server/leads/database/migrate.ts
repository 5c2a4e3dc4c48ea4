import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../../shared/error-code.ts';

/** A database that can be migrated. */
export interface MigrationTarget {
  /** Runs statements as one transaction. */
  run(statements: string): Promise<void>;
  /** Gives the first column of the rows, as text. */
  column(query: string): Promise<string[]>;
}

/** The database refused a migration; `code` is what it said. */
export class MigrationError extends Error {
  override name = 'MigrationError';
  readonly code: string;

  constructor(file: string, cause: unknown) {
    super(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.code = errorCode(cause);
  }
}

/** What to do about one that always fails. */
export const fixMigration =
  'Fix that migration, or start the previous version; nothing of it was kept, and there is nothing to restore.';

interface Migration {
  version: string;
  name: string;
  file: string;
}

const fileName = /^(\d+)_(\w+)\.sql$/;

// The table of the Supabase CLI, so that either accepts the other's work; locked so that two processes take turns, and no
// start waits for a session that somebody forgot.
const historyTable = `
set local lock_timeout = '5s';
select pg_advisory_xact_lock(2026112100);
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
alter table supabase_migrations.schema_migrations add column if not exists statements text[];
alter table supabase_migrations.schema_migrations add column if not exists name text;
`;
const hasHistory = "select 1 where to_regclass('supabase_migrations.schema_migrations') is not null";
const versions = 'select version from supabase_migrations.schema_migrations';

/**
 * Applies the new migrations of a folder in order, each in one transaction with its entry in the history, and returns
 * their versions. Rejects with a `MigrationError` when one fails; those before it stay.
 */
export async function migrate(target: MigrationTarget, folder: string): Promise<string[]> {
  const migrations = await listMigrations(folder);
  // A database that only reads is as good when it has them all.
  if ((await missingIn(target, migrations)).length === 0) return [];
  await target.run(historyTable);
  const applied: string[] = [];
  for (const migration of await missingIn(target, migrations)) {
    if (await apply(target, migration, folder)) applied.push(migration.version);
  }
  return applied;
}

async function missingIn(target: MigrationTarget, migrations: readonly Migration[]): Promise<Migration[]> {
  const [history] = await target.column(hasHistory);
  const known = new Set(history === undefined ? [] : await target.column(versions));
  return migrations.filter(({ version }) => !known.has(version));
}

async function listMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return files.map((file) => {
    const [, version, name] = fileName.exec(file) ?? [];
    if (!version || !name) {
      throw new Error(
        `${join(folder, file)}: name a migration <version>_<name>.sql, such as 20261121000000_leads.sql.`,
      );
    }
    return { version, name, file };
  });
}

/** False when another process applied it meanwhile. */
async function apply(
  target: MigrationTarget,
  { version, name, file }: Migration,
  folder: string,
): Promise<boolean> {
  const statements = await readFile(join(folder, file), 'utf8');
  // The entry first: a second process waits for it and then fails on it.
  const entry = `insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${quoted(version)}, ${quoted(name)}, array[${quoted(statements)}]);\n`;
  try {
    await target.run(entry + statements);
    return true;
  } catch (error) {
    if ((await target.column(versions)).includes(version)) return false;
    throw new MigrationError(file, error);
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
