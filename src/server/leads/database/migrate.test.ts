import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyPglite } from '../../../../tests/leads/empty-pglite.ts';
import { type MigrationTarget, migrate } from './migrate.ts';

const db = await emptyPglite();
afterAll(() => db.close());

const target: MigrationTarget = {
  run: async (statements) => {
    await db.exec(statements);
  },
  column: async (query) => {
    const { rows } = await db.query<unknown[]>(query, [], { rowMode: 'array' });
    return rows.map(([value]) => String(value));
  },
};
const book = () =>
  target.column('select version from supabase_migrations.schema_migrations order by version');

async function withFiles(
  files: Record<string, string>,
  act: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('migrate', () => {
  beforeEach(() =>
    db.exec('drop schema if exists supabase_migrations cascade; drop table if exists a, b, c'),
  );

  const files = {
    '2_b.sql': "create table b (t text default 'it''s'); select 1;",
    '1_a.sql': 'create table a ()',
  };

  it('applies what is new, in order, and keeps its list as the Supabase CLI does', async () => {
    await withFiles(files, async (folder) => {
      expect(await migrate(target, folder)).toEqual(['1', '2']);
      expect(await migrate(target, folder)).toEqual([]);
      await writeFile(join(folder, '3_c.sql'), 'create table c ()');
      expect(await migrate(target, folder)).toEqual(['3']);
    });
    const rows = await db.query(
      'select version, name, statements from supabase_migrations.schema_migrations',
    );
    expect(rows.rows[1]).toEqual({ version: '2', name: 'b', statements: [files['2_b.sql']] });
  });

  it('leaves alone what the CLI has applied, in a book that has less in it', async () => {
    await db.exec(`create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (version text primary key);
      insert into supabase_migrations.schema_migrations values ('1')`);
    await withFiles(files, async (folder) => expect(await migrate(target, folder)).toEqual(['2']));
    expect(await target.column("select to_regclass('a') is null")).toEqual(['true']);
  });

  it('keeps nothing of a file that fails, and names it', async () => {
    await withFiles(
      { ...files, '3_c.sql': 'create table c (); select nothing_like_this()' },
      async (folder) => {
        await expect(migrate(target, folder)).rejects.toThrow(/3_c\.sql: .*nothing_like_this/);
      },
    );
    expect(await book()).toEqual(['1', '2']);
    expect(await target.column("select to_regclass('c') is null")).toEqual(['true']);
  });

  it('says how a file must be named', async () => {
    await withFiles({ 'first.sql': '' }, async (folder) => {
      await expect(migrate(target, folder)).rejects.toThrow('<version>_<name>.sql');
    });
  });
});
