import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrationsWith } from '../../../../tests/leads/migrations-with.ts';
import {
  postgresFolder,
  type TemporaryPostgres,
  temporaryPostgres,
} from '../../../../tests/leads/temporary-postgres.ts';
import { migrationsFolder } from '../../../../tests/leads/test-databases.ts';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { openPostgres } from './postgres.ts';

const bin = postgresFolder();
const open = (url: string) => openPostgres({ url, migrations: migrationsFolder });

it.each(['localhost', 'mysql://localhost/leads', 'http://localhost'])(
  'refuses the address %s',
  async (url) => {
    await expect(open(url)).rejects.toThrow('DATABASE_URL must be an address');
  },
);

it('waits for a server whose name nobody knows, and says nothing of TLS', async () => {
  const reasons: string[] = [];
  const { close } = await openPostgres({
    url: 'postgres://jan@database.invalid/leads',
    migrations: migrationsFolder,
    whenUnreachable: (reason) => reasons.push(reason),
  });
  expect(reasons).toEqual([
    expect.stringMatching(/database\.invalid cannot be used: [^.]*database\.invalid\.$/),
  ]);
  await close();
});

it('waits for a server that is down behind a pooler, and not where that knows no such setting', async () => {
  let answer = '';
  const pooler = createServer((socket) => {
    const text = Buffer.from(`SFATAL\0C08P01\0M${answer}\0\0`);
    const length = Buffer.alloc(4);
    length.writeInt32BE(text.length + 4);
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, text])));
  });
  await once(pooler.listen(0, '127.0.0.1'), 'listening');
  const { port } = Object(pooler.address());
  const reasons: string[] = [];
  const openBehind = () =>
    openPostgres({
      url: `postgres://jan@127.0.0.1:${port}/leads`,
      migrations: migrationsFolder,
      whenUnreachable: (reason) => reasons.push(reason),
    });
  try {
    answer = 'server login has been failing, try again later (server_login_retry)';
    await (await openBehind()).close();
    expect(reasons).toEqual([expect.stringMatching(/cannot be used: server login has been failing.*\)\.$/)]);
    answer = 'unsupported startup parameter: extra_float_digits';
    await expect(openBehind()).rejects.toThrow('extra_float_digits. Take that out of the address.');
  } finally {
    pooler.close();
  }
});

it('says that nothing answers, without the password', async () => {
  const error = await open('postgres://jan:geheim@127.0.0.1:1/leads').catch((error: unknown) => error);
  expect(error).toBeInstanceOf(CouldNotRunError);
  expect(String(error)).toMatch(/PostgreSQL database leads at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/);
  expect(String(error)).not.toContain('geheim');
});

describe.skipIf(!bin)('with a server (needs the programs of PostgreSQL)', () => {
  let server: TemporaryPostgres;
  beforeAll(async () => {
    server = await temporaryPostgres(bin ?? '');
  });
  afterAll(() => server?.remove());

  it('is brought up to date once by several that start at one moment', async () => {
    const databases = await Promise.all(Array.from({ length: 4 }, () => open(server.url)));
    const healths = await Promise.all(databases.map(({ rpc }) => rpc('lead_health', {})));
    expect(healths).toEqual(
      Array(4).fill({ waiting: 0, dead: 0, oldestWaitingSeconds: null, quarantined: 0, purgeRefused: false }),
    );
    await Promise.all(databases.map(({ close }) => close()));
  });

  it('says that the database is not there', async () => {
    const url = server.url.replace(/postgres$/, 'elsewhere');
    await expect(open(url)).rejects.toThrow(
      /elsewhere at .* cannot be used: database "elsewhere" does not exist/,
    );
  });

  it('opens while the server is down where that is allowed, and is brought up to date when it is back', async () => {
    await server.crash();
    const reasons: string[] = [];
    const { rpc, close } = await openPostgres({
      url: server.url,
      migrations: migrationsFolder,
      whenUnreachable: (reason) => reasons.push(reason),
    });
    expect(reasons).toEqual([expect.stringMatching(/cannot be used: .*ECONNREFUSED/)]);
    await expect(rpc('lead_health', {})).rejects.toHaveProperty('code', 'ECONNREFUSED');
    await server.start();
    await expect.poll(() => rpc('lead_health', {}).catch(() => undefined), { timeout: 10_000 }).toBeDefined();
    await close();
  });

  it('opens on a server that only reads, and says of each lead that it cannot be stored', async () => {
    await (await open(server.url)).close();
    const owner = postgres(server.url, { max: 1, onnotice: () => {} });
    await owner`alter database postgres set default_transaction_read_only = on`;
    const { rpc, close } = await open(server.url);
    expect(await rpc('lead_health', {})).toMatchObject({ waiting: 0 });
    await expect(rpc('lead_probe', {})).rejects.toHaveProperty('code', '25006');
    await owner`begin; set transaction read write; alter database postgres reset default_transaction_read_only; commit`.simple();
    await owner.end();
    await close();
  });

  describe('with a migration that fails', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    });
    afterEach(() => rm(folder, { recursive: true, force: true }));

    const openWith = async (statements: string, whenUnreachable: (reason: string) => void) =>
      openPostgres({
        url: server.url,
        migrations: await migrationsWith(statements, folder),
        whenUnreachable,
      });

    it('names it and says why', async () => {
      const opened = openWith('select nothing_like_this()', () => {});
      await expect(opened).rejects.toThrow(/more\.sql: .*nothing_like_this.*\. Fix that migration/);
    });

    it('waits where the disk is full', async () => {
      const reasons: string[] = [];
      const full = "do $$ begin raise exception 'no space' using errcode = '53100'; end $$";
      const { close } = await openWith(full, (reason) => reasons.push(reason));
      await close();
      expect(reasons).toEqual([expect.stringMatching(/more\.sql: no space\.$/)]);
    });
  });

  it('opens while somebody holds the lock of migrations, and is brought up to date afterwards', async () => {
    const owner = postgres(server.url, { max: 1, onnotice: () => {} });
    await owner`create database locked`;
    await owner.end();
    const url = server.url.replace(/postgres$/, 'locked');
    const holder = postgres(url, { max: 1 });
    await holder`select pg_advisory_lock(2026112100)`;
    const reasons: string[] = [];
    const { rpc, close } = await openPostgres({
      url,
      migrations: migrationsFolder,
      whenUnreachable: (reason) => reasons.push(reason),
    });
    expect(reasons).toEqual([expect.stringContaining('lock timeout')]);
    await holder.end();
    await expect.poll(() => rpc('lead_health', {}).catch(() => undefined), { timeout: 10_000 }).toBeDefined();
    await close();
  });

  it('takes leads while somebody reads them, also when those that were erased are to be wiped', async () => {
    const { rpc, compact, close } = await open(server.url);
    const reader = postgres(server.url, { max: 1 });
    await reader.begin(async (transaction) => {
      await transaction`select count(*) from crm.lead`;
      await compact();
      expect(await rpc('lead_probe', {})).toEqual({ stuckMails: 0 });
    });
    await compact();
    await reader.end();
    await close();
  });

  it('rewrites what was erased from, and leaves no setting to who gets its session from a pooler', async () => {
    const { compact, close } = await open(server.url);
    const owner = postgres(server.url, { max: 1 });
    const files = () =>
      owner`select pg_relation_filenode(name) as file from unnest('{crm.lead,crm.outbox}'::text[]) name`;
    const before = await files();
    await compact();
    const after = await files();
    expect(after.filter(({ file }, index) => file === before[index]?.file)).toEqual([]);
    const last = await owner`select query from pg_stat_activity where application_name = 'leads'`;
    expect(last.map(({ query }) => query)).toEqual([expect.stringMatching(/^set local /)]);
    await owner.end();
    await close();
  });

  it('says nothing in the clear to another machine, unless the address says so', async () => {
    // 0.0.0.0 leads here too, but does not say so.
    const url = server.url.replace('127.0.0.1', '0.0.0.0');
    for (const question of ['', '?sslmode=', '?sslrootcert='])
      await expect(open(url + question)).rejects.toThrow('sslmode=disable');
    const { close } = await open(`${url}?sslmode=disable`);
    await close();
  });

  it.each([
    ['?channel_binding=require', /unrecognized configuration parameter "channel_binding"\. Take that out/],
    ['?target_session_attrs=any', /target_session_attrs any is not supported\. Take that out/],
  ])('says what is wrong with %s', async (question, message) => {
    const error = await open(server.url + question).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(CouldNotRunError);
    expect(String(error)).toMatch(message);
  });

  it('stores again after a failover has left its sessions read-only', async () => {
    const { rpc, close } = await open(server.url);
    const owner = postgres(server.url, { max: 1, onnotice: () => {} });
    await owner`alter database postgres set default_transaction_read_only = on`;
    await server.crash();
    await server.start();
    await expect.poll(() => rpc('lead_health', {}).catch(() => undefined), { timeout: 10_000 }).toBeDefined();
    await expect(rpc('lead_probe', {})).rejects.toHaveProperty('code', '25006');
    await owner`begin; set transaction read write; alter database postgres reset default_transaction_read_only; commit`.simple();
    await expect.poll(() => rpc('lead_probe', {}).catch(() => undefined), { timeout: 5000 }).toBeDefined();
    await owner.end();
    await close();
  });

  it('fails fast while the server is down, and works again when it is back', async () => {
    const { rpc, close } = await open(server.url);
    await rpc('lead_health', {});
    await server.crash();
    const started = performance.now();
    await expect(rpc('lead_health', {})).rejects.toHaveProperty('code');
    expect(performance.now() - started).toBeLessThan(7000);
    await server.start();
    await expect.poll(() => rpc('lead_health', {}).catch(() => undefined), { timeout: 10_000 }).toBeDefined();
    await close();
    await expect(rpc('lead_health', {})).rejects.toThrow();
  });
});
