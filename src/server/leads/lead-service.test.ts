import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSilentServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleCompany as company } from '../../../tests/leads/example-company.ts';
import { migratedDatabase } from '../../../tests/leads/migrated-database.ts';
import { migrationsFolder } from '../../../tests/leads/test-databases.ts';
import { calculationMessage } from '../../shared/calculator/calculation-text.ts';
import { monthlyPayment } from '../../shared/lease/lease.ts';
import { connectAdminSocket } from './admin/admin-client.ts';
import { adminSocketFile } from './admin/admin-server.ts';
import type { CommandRpc } from './admin/command-rpc.ts';
import { openLeadStore } from './admin/lead-store.ts';
import { followCompany } from './follow-company.ts';
import { type LeadService, type LeadServiceOptions, openLeadService } from './lead-service.ts';
import { readPageData } from './read-page-data.ts';

vi.mock('node:fs/promises', { spy: true });

const database = await migratedDatabase();
let folder: string;
let service: LeadService | undefined;
let lines: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'service-'));
  database.copyTo(folder);
  lines = [];
});
afterEach(async () => {
  await service?.close();
  await rm(folder, { recursive: true, force: true });
});
afterAll(() => database.remove());

async function open(more: Partial<LeadServiceOptions> = {}): Promise<LeadService> {
  service = await openLeadService({
    dataFolder: folder,
    allowedOrigins: [],
    company: () => company,
    migrations: migrationsFolder,
    log: (line) => lines.push(line),
    ...more,
    times: { drain: 100, resume: 0, ...more.times },
  });
  return service;
}

async function send(to: LeadService, email = 'jan@bedrijf.nl', message = 'Hoi'): Promise<number> {
  const body = JSON.stringify({ formType: 'indicative', email, message, idempotencyKey: email });
  const headers = { 'content-type': 'application/json', origin: 'https://www.hoplease.example:8443' };
  const request = new Request('http://localhost/', { method: 'POST', headers, body });
  return (await to.handle(request, '10.0.0.1')).status;
}

/** A mail server that takes everything; `hold` makes it wait before it says so. */
async function mailServer(port: number, hold: Promise<void> = Promise.resolve()) {
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    logger: false,
    onData: (stream, { envelope }, callback) => {
      stream.resume().on('end', () => {
        void hold.then(() => {
          recipients.push(...envelope.rcptTo.map(({ address }) => address));
          callback();
        });
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const connections = () => server.connections.size;
  return {
    recipients,
    port: address.port,
    connections,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

/** The files of the folder for data that hold a text. */
async function filesWith(text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(files.map(async (file) => (await readFile(file)).includes(text)));
  return files.filter((_, index) => found[index]);
}

const day = 24 * 60 * 60 * 1000;
const mails = () => readdir(join(folder, 'mail')).catch(() => []);

it('sends mails that a mail server was down for soon after the next start', async () => {
  const gone = await mailServer(0);
  const smtpUrl = `smtp://127.0.0.1:${gone.port}`;
  await gone.close();
  const first = await open({ smtpUrl });
  expect(await send(first)).toBe(200);
  await expect.poll(() => lines.some((line) => line.includes('"failed":2')), { timeout: 15_000 }).toBe(true);
  expect((await first.health()).outbox).toMatchObject({ waiting: 2, dead: 0 });
  await first.close();

  const back = await mailServer(gone.port);
  const second = await open({ smtpUrl, leadsTo: ['sales@hoplease.example'] });
  await expect
    .poll(() => back.recipients.toSorted(), { timeout: 15_000 })
    .toEqual(['jan@bedrijf.nl', 'sales@hoplease.example']);
  await expect.poll(async () => (await second.health()).outbox?.waiting).toBe(0);
  await back.close();
  expect(lines.join('\n')).not.toMatch(/bedrijf\.nl|Hoi/);
});

it('waits at the end for requests and mails under way, and settles them', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = await mailServer(0, held);
  const smtpUrl = `smtp://127.0.0.1:${server.port}`;
  const first = await open({ smtpUrl });
  await send(first);
  await expect.poll(server.connections, { timeout: 15_000 }).toBeGreaterThan(0);
  const late = send(first, 'ada@bedrijf.nl');
  const closed = first.close();
  expect(await late).toBe(200);
  release();
  await closed;
  expect(server.recipients).toHaveLength(2);
  const second = await open({ smtpUrl });
  await expect.poll(() => server.recipients, { timeout: 15_000 }).toHaveLength(4);
  expect((await second.health()).ok).toBe(true);
  await server.close();
});

it('keeps its secret over a restart, readable for its owner only', async () => {
  const first = await open();
  await send(first);
  const secret = await readFile(join(folder, 'secret'), 'utf8');
  await first.close();
  await send(await open());
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(secret);
  expect(lines.map((line) => JSON.parse(line).outcome)).toContain('duplicate');
  if (process.platform !== 'win32') expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
});

it('erases the written mails of an erased person, and those that are older than any lead', async () => {
  const opened = await open({ times: { purge: 2000 } });
  await send(opened, 'ada@bedrijf.nl');
  await send(opened, 'bob@bedrijf.nl');
  await expect.poll(mails, { timeout: 15_000 }).toHaveLength(4);
  const rpc = await connectAdminSocket(folder);
  // The mail of a morning is of no lead, and names some.
  const morning = join(folder, 'mail', 'morning.eml');
  await writeFile(morning, 'Contactbericht van Ada');
  await utimes(morning, new Date(), new Date(Date.now() - 60_000));
  expect(await rpc?.('lead_erase', { email: ' Ada@bedrijf.nl' })).toEqual({ leads: 1 });
  expect(await mails()).toHaveLength(2);
  const old = join(folder, 'mail', 'old.eml');
  await writeFile(old, '');
  await utimes(old, 0, 0);
  await expect.poll(mails, { timeout: 15_000 }).toHaveLength(2);
});

it('erases at once, whatever mail is being sent', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = await mailServer(0, held);
  const opened = await open({ smtpUrl: `smtp://127.0.0.1:${server.port}` });
  try {
    await send(opened, 'bob@bedrijf.nl');
    await expect.poll(server.connections, { timeout: 15_000 }).toBeGreaterThan(0);
    await send(opened, 'ada@bedrijf.nl');
    const rpc = await connectAdminSocket(folder);
    // That mail ends after this only.
    expect(await rpc?.('lead_erase', { email: 'ada@bedrijf.nl' })).toEqual({ leads: 1 });
  } finally {
    release();
    await opened.close();
    await server.close();
  }
});

it.each([
  ['erased', (rpc: CommandRpc | undefined) => rpc?.('lead_erase', { email: 'ada@geheim.nl' })],
  ['purged', (rpc: CommandRpc | undefined) => rpc?.('lead_purge', { force: true })],
])('leaves nothing of a person who is %s in the files', async (how, erase) => {
  const opened = await open();
  await send(opened, 'ada@geheim.nl');
  await expect.poll(mails, { timeout: 15_000 }).toHaveLength(2);
  const rpc = await connectAdminSocket(folder);
  if (how === 'purged') vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 400 * day);
  expect(await erase(rpc)).toMatchObject({ leads: 1 });
  vi.restoreAllMocks();
  expect(await filesWith('ada@geheim.nl')).toEqual([]);
  await opened.close();
  expect(await filesWith('ada@geheim.nl')).toEqual([]);
  expect(await send(await open())).toBe(200);
});

it('purges nothing while the clock is wrong, not even mails', async () => {
  const opened = await open({ times: { purge: 2000 } });
  await send(opened);
  await expect.poll(mails, { timeout: 15_000 }).toHaveLength(2);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 400 * day);
  await expect.poll(() => lines.join(), { timeout: 15_000 }).toContain('purge --force');
  vi.restoreAllMocks();
  expect(await mails()).toHaveLength(2);
  const rpc = await connectAdminSocket(folder);
  expect(await rpc?.('lead_list', {})).toHaveLength(1);
});

it.each([
  ['its control file', 'global/pg_control'],
  ['its version', 'PG_VERSION'],
])('stays up when %s is damaged, refuses leads politely, and says what to do', async (_, name) => {
  await (await open()).close();
  await writeFile(join(folder, 'leads', name), 'x');
  lines = [];
  const damaged = await open();
  expect(await send(damaged)).toBe(503);
  expect(await damaged.health()).toEqual({ ok: false, database: 'down' });
  expect(lines.filter((line) => line.includes('damaged'))).toEqual([
    expect.stringMatching(/cannot be opened .* put the one of your last backup in its place/),
  ]);
  await expect(openLeadStore({ dataFolder: folder, migrations: migrationsFolder })).rejects.toThrow(
    'cannot be opened',
  );
});

it('stays up when its folder can only be read, refuses leads politely, and says what to do', async () => {
  const refusal = Object.assign(new Error("EROFS: read-only file system, mkdir '.data'"), { code: 'EROFS' });
  vi.mocked(mkdir).mockRejectedValueOnce(refusal);
  const readOnly = await open({ dataFolder: join(folder, '.data') });
  expect(await send(readOnly)).toBe(503);
  expect(await readOnly.health()).toEqual({ ok: false, database: 'down' });
  expect(lines[0]).toMatch(/"read_only".* cannot be used: EROFS.* choose another folder with DATA_DIR/);
});

it('warns of what would surprise on a public site', async () => {
  const warnings = () => lines.filter((line) => line.includes('"settings"'));
  await (await open()).close();
  expect(warnings()).toEqual([expect.stringContaining('SMTP_URL')]);
  lines = [];
  await mkdir(join(folder, 'leads.moved-2026-11-25T18-14-54.064Z'));
  await open({ smtpUrl: 'smtp://127.0.0.1:1' });
  expect(warnings()).toEqual([
    expect.stringMatching(/leads\.moved-2026\S* still holds the leads that were moved/),
  ]);
});

it('lets commands with the token call some functions, and leaves no socket behind', async () => {
  const opened = await open();
  const rpc = await connectAdminSocket(folder);
  // By a name that its type does not allow.
  await expect(rpc?.(JSON.parse('"lead_submit"'), {})).rejects.toThrow('no function lead_submit');
  const { path } = JSON.parse(await readFile(adminSocketFile(folder), 'utf8'));
  await writeFile(adminSocketFile(folder), JSON.stringify({ path, token: 'guessed' }));
  await expect(connectAdminSocket(folder)).rejects.toThrow('Wrong token');
  await opened.close();
  expect((await readdir(folder)).sort()).toEqual(['leads', 'secret']);
  expect(await connectAdminSocket(folder)).toBeUndefined();
  expect(await opened.health()).toEqual({ ok: false, database: 'down' });
});

it('posts each lead to the webhook, again when it failed, while mails leave at once', async () => {
  let status = 500;
  const posted: string[] = [];
  const receiver = createServer((request, response) => {
    posted.push(String(request.headers['idempotency-key']));
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const opened = await open({ webhook: { url: `http://127.0.0.1:${port}/`, secret: 'x'.repeat(32) } });
  await send(opened);
  await expect.poll(mails, { timeout: 15_000 }).toHaveLength(2);
  await expect.poll(() => posted, { timeout: 15_000 }).toHaveLength(1);
  await expect.poll(() => lines.join(), { timeout: 15_000 }).toContain('HTTP_500');
  status = 200;
  const rpc = await connectAdminSocket(folder);
  await rpc?.('outbox_resume', { seconds: 0, alone: true });
  await expect.poll(async () => (await opened.health()).outbox?.waiting, { timeout: 15_000 }).toBe(0);
  expect(new Set(posted).size).toBe(1);
  expect(posted).toHaveLength(2);
  expect(await mails()).toHaveLength(2);
  receiver.close();
});

it('posts leads to the webhook also while the mail server takes connections and says nothing', async () => {
  const silent = createSilentServer().listen(0, '127.0.0.1');
  const posted: string[] = [];
  const receiver = createServer((request, response) => {
    posted.push(String(request.headers['idempotency-key']));
    response.end();
  }).listen(0, '127.0.0.1');
  await Promise.all([once(silent, 'listening'), once(receiver, 'listening')]);
  const portOf = (server: Pick<typeof silent, 'address'>) => (server.address() as AddressInfo).port;
  const opened = await open({
    smtpUrl: `smtp://127.0.0.1:${portOf(silent)}`,
    webhook: { url: `http://127.0.0.1:${portOf(receiver)}/`, secret: 'x'.repeat(32) },
    times: { closing: 0 },
  });
  await send(opened, 'a@bedrijf.nl');
  await once(silent, 'connection');
  await send(opened, 'b@bedrijf.nl');
  await expect.poll(() => new Set(posted).size, { timeout: 5000 }).toBe(2);
  await opened.close();
  silent.close();
  receiver.close();
});

it('keeps the page of the site that a lead came from, in the words of that page', async () => {
  const siteFolder = join(folder, 'site');
  await mkdir(join(siteFolder, 'equipment'), { recursive: true });
  const path = '/equipment/minigraver';
  const blocks = [{ type: 'equipment-calculator', equipmentName: 'Minigraver' }];
  const page = { path, head: { canonical: `https://www.hoplease.example${path}` }, blocks };
  await writeFile(join(siteFolder, `${path}.json`), JSON.stringify(page));
  const opened = await open({ loadPage: readPageData(siteFolder) });
  const origin = 'https://www.hoplease.example';
  for (const referer of [`${origin}${path}`, `${origin}/bestaat-niet`]) {
    const headers = { 'content-type': 'application/json', origin, referer };
    const lead = { formType: 'indicative', email: 'jan@bedrijf.nl', idempotencyKey: referer };
    const body = JSON.stringify({ ...lead, 'page.path': '/', message: '' });
    const refused = await opened.handle(new Request(origin, { method: 'POST', headers, body }), '10.0.0.1');
    expect(refused.status).toBe(422);
    const request = new Request(origin, { method: 'POST', headers, body: JSON.stringify(lead) });
    expect((await opened.handle(request, '10.0.0.1')).status).toBe(200);
  }
  const leads = await (await connectAdminSocket(folder))?.('lead_list', {});
  expect(leads).toMatchObject([
    { fields: { email: 'jan@bedrijf.nl' } },
    { fields: { 'page.path': path, 'page.equipment': 'Minigraver' } },
  ]);
  expect(JSON.stringify(leads).split('page.path')).toHaveLength(2);
});

it('mails proposals by the present rate of the site, and by the last one while its file is damaged', async () => {
  const file = join(folder, '_site.json');
  const saveRate = (annualRate: number) =>
    writeFile(file, JSON.stringify({ ...company, company: company.name, calculator: { annualRate } }));
  await saveRate(12);
  const opened = await open({ company: followCompany(file) });
  await saveRate(5.5);
  const configuration = { price: 40_000, downPayment: 0, months: 48, annualRate: 5.5 };
  const message = calculationMessage({ ...configuration, monthlyAmount: monthlyPayment(configuration) });
  const proposals = () => filesWith('Subject: Je indicatieve leasevoorstel');
  await send(opened, 'anna@bedrijf.nl', message);
  await expect.poll(proposals, { timeout: 15_000 }).toHaveLength(1);
  await writeFile(file, '{');
  await send(opened, 'bert@bedrijf.nl', message);
  await expect.poll(proposals, { timeout: 15_000 }).toHaveLength(2);
});
