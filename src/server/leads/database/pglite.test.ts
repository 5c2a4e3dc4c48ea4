import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { emptyPglite } from '../../../../tests/leads/empty-pglite.ts';
import { databaseProgram } from '../../../../tests/leads/lead-process.ts';
import { copyMigratedDatabase } from '../../../../tests/leads/migrated-database.ts';
import { migrationsWith } from '../../../../tests/leads/migrations-with.ts';
import { afterPowerCut } from '../../../../tests/leads/power-cut.ts';
import { migrationsFolder } from '../../../../tests/leads/test-databases.ts';
import { openDatabase } from './database.ts';
import { pgliteDatabase } from './pglite.ts';

const lead = {
  dedupeKey: 'key',
  formType: 'contact',
  email: 'jan@bedrijf.nl',
  fields: { firstName: 'Jan' },
  quarantined: false,
  addressBucket: 'a',
  addressLimit: 10,
  visitorBucket: 'v',
};

it('keeps leads from one run to the next, in a folder that one process has at a time', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'data-'));
  const open = () => openDatabase({ dataFolder: join(dataFolder, 'new'), migrations: migrationsFolder });
  try {
    const first = await open();
    expect(first.description).toContain('new');
    expect(await first.rpc('lead_submit', lead)).toMatchObject({ status: 'stored' });
    await expect(open()).rejects.toThrow(`in use by process ${process.pid}`);
    await first.close();
    await expect(first.rpc('lead_list', {})).rejects.toThrow();
    expect(await readdir(join(dataFolder, 'new'))).toEqual(['leads']);

    const second = await open();
    expect(await second.rpc('lead_submit', lead)).toMatchObject({ status: 'duplicate' });
    await second.close();
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
});

it('names the migration that fails and why, on a new database and on one with leads', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'data-'));
  try {
    const migrations = await migrationsWith('select nothing_like_this()', join(dataFolder, 'migrations'));
    const refusal =
      /cannot be brought up to date: 99990101000000_more\.sql: .*nothing_like_this.*\. Fix that migration/;
    await expect(openDatabase({ dataFolder, migrations })).rejects.toThrow(refusal);
    await copyMigratedDatabase(dataFolder);
    await expect(openDatabase({ dataFolder, migrations })).rejects.toThrow(refusal);
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
});

it('has every lead that was acknowledged before the process was killed', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'data-'));
  try {
    await copyMigratedDatabase(dataFolder);
    const acknowledged = await storeUntilKilled(dataFolder);
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    expect(await storedIds(dataFolder)).toEqual(expect.arrayContaining(acknowledged));
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
});

it('has every lead that was acknowledged before the power was cut', async () => {
  const base = await mkdtemp(join(tmpdir(), 'power-'));
  const dataFolder = join(base, 'data');
  const records = join(base, 'records');
  const copy = join(base, 'copy');
  try {
    await mkdir(records);
    const acknowledged = await storeUntilKilled(dataFolder, records);
    afterPowerCut(dataFolder, { records, copy });
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    expect(await storedIds(copy)).toEqual(expect.arrayContaining(acknowledged));
  } finally {
    await rm(base, { recursive: true, force: true });
  }
});

it('finds the mails that have not left among thousands without reading them all, once it is compacted', async () => {
  const db = await emptyPglite();
  const { compact, close } = await pgliteDatabase(db, migrationsFolder);
  try {
    await db.exec(`with stored as (
        insert into crm.lead (dedupe_key, form_type, email, fields, quarantined, purge_after)
          select 'key ' || number, 'contact', 'jan@bedrijf.nl', '{}', false, now() + interval '1 year'
          from generate_series(1, 5000) number
          returning id)
      insert into crm.outbox (lead_id, kind, status) select id, 'company', 'sent' from stored`);
    await compact();
    const { rows } = await db.query("explain select count(*) from crm.outbox where status <> 'sent'");
    expect(JSON.stringify(rows)).toContain('outbox_open');
  } finally {
    await close();
  }
});

/** A command that may have fewer files open than a database has. */
function withFewFiles(program: string, ...args: string[]): [program: string, args: string[]] {
  if (process.platform === 'win32') return [program, args];
  return ['sh', ['-c', 'ulimit -n 512 && exec "$0" "$@"', program, ...args]];
}

/** Stores leads in a process of its own, kills that after the fortieth, and gives the ids of all that were acknowledged. */
async function storeUntilKilled(dataFolder: string, ...records: string[]): Promise<string[]> {
  const program = databaseProgram('tests/leads/store-leads.ts');
  const options = JSON.stringify({ dataFolder, migrations: migrationsFolder });
  const child = spawn(...withFewFiles(...program, options, JSON.stringify(lead), ...records), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const acknowledged: string[] = [];
  for await (const answer of createInterface(child.stdout)) {
    acknowledged.push(JSON.parse(answer).id);
    if (acknowledged.length === 40) child.kill('SIGKILL');
  }
  await ended;
  return acknowledged;
}

async function storedIds(dataFolder: string): Promise<string[]> {
  const { rpc, close } = await openDatabase({ dataFolder, migrations: migrationsFolder });
  const stored = (await rpc('lead_list', {})) as { id: string }[];
  await close();
  return stored.map(({ id }) => id);
}
