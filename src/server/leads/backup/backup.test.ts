import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { launchArguments } from '../../../../scripts/launch-arguments.ts';
import type { Rpc } from '../../../../supabase/functions/_shared/rpc.ts';
import { insideOneWindow } from '../../../../tests/leads/inside-one-window.ts';
import { copyMigratedDatabase } from '../../../../tests/leads/migrated-database.ts';
import { postgresFolder, temporaryPostgres } from '../../../../tests/leads/temporary-postgres.ts';
import { migrationsFolder as migrations } from '../../../../tests/leads/test-databases.ts';
import { startAdminServer } from '../admin/admin-server.ts';
import { openDatabase } from '../database/database.ts';
import { backup } from './backup.ts';
import { checkBackup, writeBackup } from './backup-file.ts';
import { dumpRows, type LeadRows } from './lead-rows.ts';
import { move } from './move.ts';
import { restore } from './restore.ts';

let base: string;
let source: string;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'backup-'));
  source = join(base, 'source');
  await mkdir(source);
});
afterEach(() => rm(base, { recursive: true, force: true }));

async function submit(rpc: Rpc, name: string, quarantined = false): Promise<string> {
  const keys = { dedupeKey: name, addressBucket: name, visitorBucket: name, addressLimit: 10 };
  const fields = { message: `Regel één\nen "twee" van ${name} 😀`, 'page.path': '/contact' };
  const lead = { formType: 'contact', email: `${name}@b.nl`, fields, quarantined };
  return String(Object(await rpc('lead_submit', { ...keys, ...lead })).id);
}

/** Leads of all kinds, with mails in every state. */
async function fill(rpc: Rpc, count = 230): Promise<void> {
  const first = await submit(rpc, 'first');
  await submit(rpc, 'robot', true);
  for (let number = 0; number < count; number += 1) await submit(rpc, `lead-${number}`);
  // As pasted from a word processor: some programs end a line at that sign.
  await rpc('lead_note', { id: first, text: 'Gebeld,\u2028offerte volgt' });
  await rpc('lead_done', { id: first });
  await rpc('outbox_digest', { at: '2026-11-22T06:00:00Z' });
  for (const outcome of ['sent', 'retry', 'dead'] as const) {
    const items = await rpc('outbox_claim', { limit: 1 });
    const [{ id, attempts }] = Array.isArray(items) ? items : [];
    await rpc('outbox_settle', { id, attempts, outcome, error: 'Waarom' });
  }
}

/** Every row of the database. */
async function rowsOf(rpc: Rpc) {
  const rows = { lead: [] as unknown[], outbox: [] as unknown[], rate_limit: [] as unknown[] };
  for await (const page of dumpRows(rpc)) {
    rows.lead.push(...page.lead);
    rows.outbox.push(...page.outbox);
    rows.rate_limit.push(...page.rate_limit);
  }
  return rows;
}

async function within<Value>(
  options: { dataFolder: string; url?: string },
  work: (rpc: Rpc) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase({ ...options, migrations });
  try {
    return await work(database.rpc);
  } finally {
    await database.close();
  }
}

/** Options of strace with which a process makes no hard link, as on a stick or a share. */
const refusingLinks = '-f -qq -o /dev/null -e trace=?link,linkat -e inject=?link,linkat:error=EPERM'.split(
  ' ',
);
const canRefuseLinks = spawnSync('strace', [...refusingLinks, 'true']).status === 0;

describe('a backup', () => {
  it('is made while the server runs, and has every row and the secret when it is restored', async () => {
    const file = join(base, 'leads.backup');
    const target = join(base, 'target');
    await copyMigratedDatabase(source);
    await writeFile(join(source, 'secret'), 'a secret\n');
    // The visitors' hour ends with one of these.
    await insideOneWindow();
    const rows = await within({ dataFolder: source }, async (rpc) => {
      await fill(rpc);
      const stop = await startAdminServer(source, rpc);
      const count = await backup(file, { dataFolder: source, migrations });
      await stop();
      const all = await rowsOf(rpc);
      expect(count).toBe(all.lead.length + all.outbox.length + all.rate_limit.length);
      return all;
    });
    expect(rows.lead).toHaveLength(232);
    // Beyond 200 an hour visitors get no mail.
    expect(rows.outbox).toHaveLength(432);
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(backup(file, { dataFolder: source, migrations })).rejects.toThrow('bestaat al');

    await restore(file, { dataFolder: target, migrations });
    expect(await within({ dataFolder: target }, rowsOf)).toEqual(rows);
    expect(await readFile(join(target, 'secret'), 'utf8')).toBe('a secret\n');
    if (process.platform !== 'win32') expect((await stat(join(target, 'secret'))).mode & 0o777).toBe(0o600);
    await expect(restore(file, { dataFolder: target, migrations })).rejects.toThrow('staan al gegevens');
    await within({ dataFolder: source }, () =>
      expect(restore(file, { dataFolder: source, migrations })).rejects.toThrow('is in use by process'),
    );
  });

  it.skipIf(process.platform === 'win32')(
    'is not written into a file that another user laid ready',
    async () => {
      const file = join(base, 'leads.backup');
      const laid = `${file}.${process.pid}.part`;
      await writeFile(laid, '', { mode: 0o666 });
      const header = { format: 'lead-backup', version: 1, createdAt: '' } as const;
      async function* pages(): AsyncGenerator<LeadRows> {}
      await writeBackup(file, { header, pages: pages() });
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(await readFile(laid, 'utf8')).toBe('');
    },
  );

  it.skipIf(!canRefuseLinks)('is made on a disk that knows no hard links', async () => {
    await copyMigratedDatabase(source);
    await within({ dataFolder: source }, (rpc) => fill(rpc, 0));
    const file = join(base, 'leads.backup');
    const command = [process.execPath, ...launchArguments('scripts/leads.ts'), 'backup', file];
    const { status, stderr } = spawnSync('strace', [...refusingLinks, ...command], {
      env: { ...process.env, DATA_DIR: source, DATABASE_URL: '' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(await checkBackup(file)).toMatchObject({ format: 'lead-backup' });
    expect((await readdir(base)).sort()).toEqual(['leads.backup', 'source']);
  });

  it('is not made without the secret that cannot be read', async () => {
    await copyMigratedDatabase(source);
    await within({ dataFolder: source }, (rpc) => fill(rpc, 0));
    await mkdir(join(source, 'secret'));
    const made = backup(join(base, 'leads.backup'), { dataFolder: source, migrations });
    await expect(made).rejects.toThrow(/^The folder for data \S+ cannot be used: EISDIR/);
    expect(await readdir(base)).toEqual(['source']);
  });

  it('has a name that git ignores before it is whole too', async () => {
    const header = { format: 'lead-backup', version: 1, createdAt: '' } as const;
    const written: string[] = [];
    async function* pages(): AsyncGenerator<LeadRows> {
      written.push(...(await readdir(base)).filter((name) => name !== 'source'));
    }
    await writeBackup(join(base, 'leads.backup'), { header, pages: pages() });
    expect(written).toEqual([expect.stringMatching(/\.backup$/)]);
  });

  it('says that the disk is full, and leaves no half of it', async () => {
    const file = join(base, 'leads.backup');
    const header = { format: 'lead-backup', version: 1, createdAt: '' } as const;
    async function* pages(): AsyncGenerator<LeadRows> {
      yield { lead: [{ id: 1 }], outbox: [], rate_limit: [] };
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    }
    await expect(writeBackup(file, { header, pages: pages() })).rejects.toThrow(
      'leads.backup is niet geschreven: de schijf is vol (ENOSPC). Maak ruimte',
    );
    expect(await readdir(base)).toEqual(['source']);
  });

  it('is refused when it is cut off, changed or something else, and nothing is left behind', async () => {
    const file = join(base, 'leads.backup');
    const target = join(base, 'target');
    await copyMigratedDatabase(source);
    await within({ dataFolder: source }, (rpc) => fill(rpc, 5));
    await backup(file, { dataFolder: source, migrations });
    const whole = await readFile(file, 'utf8');
    const lines = whole.split('\n');
    for (const [text, reason] of [
      [whole.slice(0, whole.length / 2), 'is niet heel'],
      [lines.slice(0, -2).join('\n'), 'is niet heel'],
      [whole.replace('first@b.nl', 'other@b.nl'), 'is niet heel'],
      [`${whole}{}\n`, 'is niet heel'],
      ['', 'is niet heel'],
      ['[]\n', 'is geen back-up'],
    ] as const) {
      await writeFile(file, text);
      await expect(restore(file, { dataFolder: target, migrations })).rejects.toThrow(reason);
    }
    await expect(restore(join(base, 'gone'), { dataFolder: target, migrations })).rejects.toThrow(
      'is er niet',
    );
    expect((await readdir(base)).sort()).toEqual(['leads.backup', 'source']);
  });
});

const bin = postgresFolder();

describe.skipIf(!bin)('a move to PostgreSQL', () => {
  it('takes every row once, also when it was stopped in the middle or a mail left meanwhile', async () => {
    const server = await temporaryPostgres(bin ?? '');
    const to = { url: server.url, dataFolder: source };
    try {
      await expect(move({ ...to, migrations })).rejects.toThrow('geen database');
      await copyMigratedDatabase(source);
      await within({ dataFolder: source }, async (rpc) => {
        await fill(rpc, 20);
        await expect(move({ ...to, migrations })).rejects.toThrow(/in use|open/);
        for await (const page of dumpRows(rpc)) {
          await within(to, (target) => target('lead_load', { ...page, lead: page.lead.slice(0, 9) }));
          break;
        }
        const items = await rpc('outbox_claim', { limit: 1 });
        const [{ id, attempts }] = Array.isArray(items) ? items : [];
        await rpc('outbox_settle', { id, attempts, outcome: 'sent' });
      });
      const before = await within({ dataFolder: source }, rowsOf);
      expect(await standsUnlocked(move({ ...to, migrations }))).toBe(false);
      const after = await within(to, rowsOf);
      expect(after.lead).toEqual(before.lead);
      expect(after.rate_limit).toEqual(before.rate_limit);
      expect(after.outbox.map(stateOf)).toEqual(before.outbox.map(stateOf));
      await expect(move({ ...to, migrations })).rejects.toThrow('geen database');
      expect((await readdir(source)).some((name) => name.startsWith('leads.moved-'))).toBe(true);
    } finally {
      await server.remove();
    }
  });
});

/** Whether another process could have opened the database at a moment between the first lock and the end of the work. */
async function standsUnlocked(work: Promise<unknown>): Promise<boolean> {
  let [isLocked, isDone, isFound] = [false, false, false];
  const end = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const isFree = !existsSync(join(source, 'leads.lock'));
    isLocked ||= !isFree;
    isFound ||= isLocked && isFree && existsSync(join(source, 'leads'));
    await nextTurn();
  }
  await end;
  return isFound;
}

function stateOf(row: unknown) {
  const { id, lead_id, kind, status } = Object(row);
  return { id, lead_id, kind, status };
}
