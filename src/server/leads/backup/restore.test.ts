import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Rpc } from '../../../../supabase/functions/_shared/rpc.ts';
import { copyMigratedDatabase } from '../../../../tests/leads/migrated-database.ts';
import { migrationsFolder as migrations } from '../../../../tests/leads/test-databases.ts';
import { openDatabase } from '../database/database.ts';
import { backup } from './backup.ts';
import { writeBackup } from './backup-file.ts';
import { dumpRows, type LeadRows, type Row } from './lead-rows.ts';
import { restore } from './restore.ts';

let base: string;
let target: string;
/** With one lead, of jan@b.nl. */
let file: string;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'restore-'));
  target = join(base, 'target');
  file = join(base, 'leads.backup');
  const source = join(base, 'source');
  await copyMigratedDatabase(source);
  await within(source, (rpc) => submit(rpc, 'jan@b.nl'));
  await writeFile(join(source, 'secret'), 'a secret\n');
  await backup(file, { dataFolder: source, migrations });
});
afterEach(() => rm(target, { recursive: true, force: true }));
afterAll(() => rm(base, { recursive: true, force: true }));

async function within<Value>(dataFolder: string, work: (rpc: Rpc) => Promise<Value>): Promise<Value> {
  const database = await openDatabase({ dataFolder, migrations });
  try {
    return await work(database.rpc);
  } finally {
    await database.close();
  }
}

function submit(rpc: Rpc, email: string): Promise<unknown> {
  const keys = { dedupeKey: email, addressBucket: 'a', visitorBucket: 'v', addressLimit: 10 };
  const fields = { message: 'Een vraag', 'page.path': '/contact' };
  return rpc('lead_submit', { ...keys, formType: 'contact', email, fields, quarantined: false });
}

async function leadsOf(rpc: Rpc): Promise<Row[]> {
  const leads: Row[] = [];
  for await (const { lead } of dumpRows(rpc)) leads.push(...lead);
  return leads;
}

async function emailsIn(dataFolder: string): Promise<unknown[]> {
  return (await within(dataFolder, leadsOf)).map(({ email }) => email);
}

/** A backup of these rows as they are. */
async function backupOf(
  { lead = [], outbox = [], rate_limit = [] }: Partial<LeadRows>,
  secret: string,
): Promise<string> {
  const made = join(base, `${randomUUID()}.backup`);
  const createdAt = '2026-11-22T06:00:00Z';
  async function* pages() {
    yield { lead, outbox, rate_limit };
  }
  await writeBackup(made, {
    header: { format: 'lead-backup', version: 1, createdAt, secret },
    pages: pages(),
  });
  return made;
}

/** Starts a restore, and waits until it fills the folder; gives how it ends. */
async function filling(from: string): Promise<{ ended: Promise<unknown> }> {
  const ended = restore(from, { dataFolder: target, migrations }).catch(String);
  const isFilled = async () => (await readdir(target)).some((name) => name !== 'leads.lock');
  await expect.poll(() => existsSync(target) && isFilled(), { interval: 5, timeout: 60_000 }).toBe(true);
  return { ended };
}

it('refuses when leads are in another database, and says how they get there', async () => {
  const url = 'postgres://user:geheim@localhost/hoplease';
  const refused = restore(file, { url, dataFolder: target, migrations });
  await expect(refused).rejects.toThrow('Haal DATABASE_URL weg');
  await expect(refused).rejects.toThrow(/^((?!geheim)[\s\S])*$/);
  expect(existsSync(target)).toBe(false);
});

it('leaves the leads of a server that takes the folder while the backup is checked', async () => {
  // Its check takes longer than a server needs for the lock.
  const long = await backupOf({}, 'x'.repeat(50_000_000));
  const ended = restore(long, { dataFolder: target, migrations }).catch(String);
  await within(target, async (rpc) => {
    await submit(rpc, 'ada@b.nl');
    expect(await ended).toContain(`is in use by process ${process.pid}`);
  });
  expect(await readdir(target)).toEqual(['leads']);
  expect(await emailsIn(target)).toEqual(['ada@b.nl']);
});

it('keeps a server out while it fills the folder, and leaves the secret that this one made', async () => {
  const { ended } = await filling(file);
  await writeFile(join(target, 'secret'), 'another secret\n');
  await expect(openDatabase({ dataFolder: target, migrations })).rejects.toThrow('is in use by process');
  expect(await ended).toMatch(/staan al gegevens, .*: secret\. .* zet dit ergens anders/);
  expect(await readdir(target)).toEqual(['secret']);
  expect(await readFile(join(target, 'secret'), 'utf8')).toBe('another secret\n');
});

it('leaves nothing of its own, and all of others, when the rows cannot be loaded', async () => {
  const [lead = {}] = await within(join(base, 'source'), leadsOf);
  const { ended } = await filling(
    await backupOf({ lead: [lead, { ...lead, created_at: 'nooit' }] }, 'a secret\n'),
  );
  await mkdir(join(target, 'mail'));
  expect(await ended).toContain('nooit');
  expect(await readdir(target)).toEqual(['mail']);
});

// As the first backups hold them: a column that comes later is in none, so `lead_load` has to fill it.
const firstLead = {
  id: '5f4f8e13-b836-4963-8473-3b1741e97201',
  dedupe_key: 'key',
  form_type: 'contact',
  email: 'eerder@b.nl',
  fields: { message: 'Een vraag' },
  quarantined: false,
  created_at: '2026-11-22T06:00:00+00:00',
  purge_after: '2126-11-22T06:00:00+00:00',
  notes: [],
  done_at: null,
};
const firstMail = {
  id: '876a9c8b-6871-4f41-bb79-05183ad2d831',
  lead_id: firstLead.id,
  kind: 'company',
  status: 'sent',
  attempts: 1,
  next_attempt_at: '2026-11-22T06:00:00+00:00',
  claimed: false,
  last_error: null,
  created_at: '2026-11-22T06:00:00+00:00',
  sent_at: '2026-11-22T06:00:01+00:00',
  day: null,
};

it('takes a backup of the first version', async () => {
  const rate_limit = [{ bucket: 'address:a', window_start: '2026-11-22T06:00:00+00:00', hits: 1 }];
  const first = await backupOf({ lead: [firstLead], outbox: [firstMail], rate_limit }, 'a secret\n');
  expect(await restore(first, { dataFolder: target, migrations })).toBe(3);
  expect(await emailsIn(target)).toEqual(['eerder@b.nl']);
});

it.each([
  ['while it was filled', undefined],
  ['while it wrote the secret', ''],
  ['just before the database got its name', 'a secret\n'],
])('starts over where one was killed %s', async (_, secret) => {
  await mkdir(join(target, 'leads.restore/leads'), { recursive: true });
  await writeFile(join(target, 'leads.restore/leads/half'), '');
  await writeFile(join(target, 'leads.lock'), '');
  if (secret !== undefined) await writeFile(join(target, 'secret'), secret);
  await restore(file, { dataFolder: target, migrations });
  expect((await readdir(target)).sort()).toEqual(['leads', 'secret']);
  expect(await readFile(join(target, 'secret'), 'utf8')).toBe('a secret\n');
  expect(await emailsIn(target)).toEqual(['jan@b.nl']);
});
