import fileSystem, { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exampleCompany as company } from '../../../tests/leads/example-company.ts';
import { send, testedService } from '../../../tests/leads/lead-service.ts';
import { mailServer } from '../../../tests/leads/mail-server.ts';
import { migrationsFolder } from '../../../tests/leads/test-databases.ts';
import { calculationMessage } from '../../shared/calculator/calculation-text.ts';
import { monthlyPayment } from '../../shared/lease/lease.ts';
import { connectAdminSocket } from './admin/admin-client.ts';
import { adminSocketFile } from './admin/admin-server.ts';
import { openLeadStore } from './admin/lead-store.ts';
import { followCompany } from './follow-company.ts';
import { readPageData } from './read-page-data.ts';

const tested = testedService();

it('sends mails that a mail server was down for soon after the next start', async () => {
  const gone = await mailServer(0);
  const smtpUrl = `smtp://127.0.0.1:${gone.port}`;
  await gone.close();
  const first = await tested.open({ smtpUrl });
  expect(await send(first)).toBe(200);
  await expect
    .poll(() => tested.lines.some((line) => line.includes('"failed":2')), { timeout: 15_000 })
    .toBe(true);
  expect((await first.health()).outbox).toMatchObject({ waiting: 2, dead: 0 });
  await first.close();

  const back = await mailServer(gone.port);
  const second = await tested.open({ smtpUrl, leadsTo: ['sales@hoplease.example'] });
  await expect
    .poll(() => back.recipients.toSorted(), { timeout: 15_000 })
    .toEqual(['jan@bedrijf.nl', 'sales@hoplease.example']);
  await expect.poll(async () => (await second.health()).outbox?.waiting).toBe(0);
  await back.close();
  expect(tested.lines.join('\n')).not.toMatch(/bedrijf\.nl|Hoi/);
});

it('waits at the end for requests and mails under way, and settles them', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = await mailServer(0, held);
  const smtpUrl = `smtp://127.0.0.1:${server.port}`;
  const first = await tested.open({ smtpUrl });
  await send(first);
  await expect.poll(server.connections, { timeout: 15_000 }).toBeGreaterThan(0);
  const late = send(first, 'ada@bedrijf.nl');
  const closed = first.close();
  expect(await late).toBe(200);
  release();
  await closed;
  expect(server.recipients).toHaveLength(2);
  const second = await tested.open({ smtpUrl });
  await expect.poll(() => server.recipients, { timeout: 15_000 }).toHaveLength(4);
  expect((await second.health()).ok).toBe(true);
  await server.close();
});

it('keeps its secret over a restart, readable for its owner only', async () => {
  const first = await tested.open();
  await send(first);
  const secret = await readFile(join(tested.folder, 'secret'), 'utf8');
  await first.close();
  await send(await tested.open());
  expect(await readFile(join(tested.folder, 'secret'), 'utf8')).toBe(secret);
  expect(tested.lines.map((line) => JSON.parse(line).outcome)).toContain('duplicate');
  if (process.platform !== 'win32')
    expect((await stat(join(tested.folder, 'secret'))).mode & 0o777).toBe(0o600);
});

it.each([
  ['its control file', 'global/pg_control'],
  ['its version', 'PG_VERSION'],
])('stays up when %s is damaged, refuses leads politely, and says what to do', async (_, name) => {
  await (await tested.open()).close();
  await writeFile(join(tested.folder, 'leads', name), 'x');
  tested.lines = [];
  const damaged = await tested.open();
  expect(await send(damaged)).toBe(503);
  expect(await damaged.health()).toEqual({ ok: false, database: 'down' });
  expect(tested.lines.filter((line) => line.includes('damaged'))).toEqual([
    expect.stringMatching(
      /cannot be opened .* move all that is in \S+ elsewhere, .* npm run leads -- restore/,
    ),
  ]);
  await expect(openLeadStore({ dataFolder: tested.folder, migrations: migrationsFolder })).rejects.toThrow(
    'cannot be opened',
  );
});

it('stays up when its folder can only be read, refuses leads politely, and says what to do', async () => {
  const refusal = Object.assign(new Error("EROFS: read-only file system, mkdir '.data'"), { code: 'EROFS' });
  // Not by `vi.mock`: of what an earlier file of tests loaded, that changes nothing.
  vi.spyOn(fileSystem, 'mkdir').mockRejectedValueOnce(refusal);
  syncBuiltinESMExports();
  onTestFinished(syncBuiltinESMExports);
  const readOnly = await tested.open({ dataFolder: join(tested.folder, '.data') });
  expect(await send(readOnly)).toBe(503);
  expect(await readOnly.health()).toEqual({ ok: false, database: 'down' });
  expect(tested.lines[0]).toMatch(
    /"read_only".* cannot be used: EROFS.* choose another folder with DATA_DIR/,
  );
});

const noSpace = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

it.each([
  ['its folder', 'mkdir', '.data'],
  ['the lock of its database', 'open', 'leads.lock'],
] as const)(
  'stays up when its disk has no space for %s, refuses leads politely, and says what to do',
  async (_what, name, ending) => {
    refuseOn(name, ending);
    const full = await tested.open({ dataFolder: join(tested.folder, '.data') });
    expect(await send(full)).toBe(503);
    expect(await full.health()).toEqual({ ok: false, database: 'down' });
    expect(tested.lines[0]).toMatch(
      /"full".*The disk is full, .*leads cannot be opened: free at least 64 MB/,
    );
  },
);

it('takes leads also when its disk has no space for what commands reach it by, and says so', async () => {
  refuseOn('writeFile', 'admin.sock.json');
  const full = await tested.open();
  expect(await send(full)).toBe(200);
  expect(tested.lines.join('\n')).toMatch(/npm run leads cannot reach this server: free at least 64 MB/);
  expect(await connectAdminSocket(tested.folder)).toBeUndefined();
  await full.close();
  expect((await readdir(tested.folder)).sort()).toEqual(['leads', 'mail', 'secret']);
});

/** Makes a function of the file system fail for paths that end so. */
function refuseOn(name: 'mkdir' | 'open' | 'writeFile', ending: string): void {
  const own = fileSystem[name];
  vi.spyOn(fileSystem, name).mockImplementation((path: unknown, ...rest: unknown[]) =>
    String(path).endsWith(ending) ? Promise.reject(noSpace) : Reflect.apply(own, fileSystem, [path, ...rest]),
  );
  syncBuiltinESMExports();
  onTestFinished(syncBuiltinESMExports);
}

it('warns of what would surprise on a public site', async () => {
  const warnings = () => tested.lines.filter((line) => line.includes('"settings"'));
  await (await tested.open()).close();
  expect(warnings()).toEqual([expect.stringContaining('SMTP_URL')]);
  tested.lines = [];
  await mkdir(join(tested.folder, 'leads.moved-2026-11-25T18-14-54.064Z'));
  await tested.open({ smtpUrl: 'smtp://127.0.0.1:1' });
  expect(warnings()).toEqual([
    expect.stringMatching(/leads\.moved-2026\S* still holds the leads that were moved/),
  ]);
});

it('lets commands with the token call some functions, and leaves no socket behind', async () => {
  const opened = await tested.open();
  const rpc = await connectAdminSocket(tested.folder);
  // By a name that its type does not allow.
  await expect(rpc?.(JSON.parse('"lead_submit"'), {})).rejects.toThrow('no function lead_submit');
  const { path } = JSON.parse(await readFile(adminSocketFile(tested.folder), 'utf8'));
  await writeFile(adminSocketFile(tested.folder), JSON.stringify({ path, token: 'guessed' }));
  await expect(connectAdminSocket(tested.folder)).rejects.toThrow('Wrong token');
  await opened.close();
  expect((await readdir(tested.folder)).sort()).toEqual(['leads', 'secret']);
  expect(await connectAdminSocket(tested.folder)).toBeUndefined();
  expect(await opened.health()).toEqual({ ok: false, database: 'down' });
});

it('keeps the page of the site that a lead came from, in the words of that page', async () => {
  const siteFolder = join(tested.folder, 'site');
  await mkdir(join(siteFolder, 'equipment'), { recursive: true });
  const path = '/equipment/minigraver';
  const blocks = [{ type: 'equipment-calculator', equipmentName: 'Minigraver' }];
  const page = { path, head: { canonical: `https://www.hoplease.example${path}` }, blocks };
  await writeFile(join(siteFolder, `${path}.json`), JSON.stringify(page));
  const opened = await tested.open({ loadPage: readPageData(siteFolder) });
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
  const leads = await (await connectAdminSocket(tested.folder))?.('lead_list', {});
  expect(leads).toMatchObject([
    { fields: { email: 'jan@bedrijf.nl' } },
    { fields: { 'page.path': path, 'page.equipment': 'Minigraver' } },
  ]);
  expect(JSON.stringify(leads).split('page.path')).toHaveLength(2);
});

it('takes leads of the address that the site has by then', async () => {
  let siteUrl = 'https://www.earlier.example';
  const opened = await tested.open({ company: () => ({ ...company, siteUrl }) });
  expect(await send(opened)).toBe(403);
  siteUrl = company.siteUrl;
  expect(await send(opened)).toBe(200);
});

it('mails proposals by the present rate of the site, and by the last one while its file is damaged', async () => {
  const file = join(tested.folder, '_site.json');
  const saveRate = (annualRate: number) =>
    writeFile(file, JSON.stringify({ ...company, company: company.name, calculator: { annualRate } }));
  await saveRate(12);
  const opened = await tested.open({ company: followCompany(file) });
  await saveRate(5.5);
  const configuration = { price: 40_000, downPayment: 0, months: 48, annualRate: 5.5 };
  const message = calculationMessage({ ...configuration, monthlyAmount: monthlyPayment(configuration) });
  const proposals = () => tested.filesWith('Subject: Je indicatieve leasevoorstel');
  await send(opened, 'anna@bedrijf.nl', message);
  await expect.poll(proposals, { timeout: 15_000 }).toHaveLength(1);
  await writeFile(file, '{');
  await send(opened, 'bert@bedrijf.nl', message);
  await expect.poll(proposals, { timeout: 15_000 }).toHaveLength(2);
});
