import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { containersMissing, type LeadProcess, startContainer, startShortLived } from './lead-process.ts';
import { copyMigratedDatabase } from './migrated-database.ts';

const script = 'tests/leads/serve-leads.ts';
const timeout = 120_000;
const missing = containersMissing();
let folder: string;
let running: LeadProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-'));
  await copyMigratedDatabase(folder);
  running = [];
});
afterEach(async () => {
  for (const one of running) one.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await rm(folder, { recursive: true, force: true });
});

const variables = () => ({ DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' });

function container(host: string): LeadProcess {
  const started = startContainer(script, variables(), host);
  running.push(started);
  return started;
}

async function send(address: string): Promise<number> {
  const body = JSON.stringify({ formType: 'indicative', email: 'jan@bedrijf.nl', elapsedMs: 9000 });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${address}/functions/v1/send-contact-form`, { method: 'POST', headers, body })).status;
}

const title = missing ? ` (skipped: ${missing.slice(0, 80)})` : '';

describe.skipIf(missing !== undefined)(`two containers with one volume, each process 1${title}`, () => {
  it.each(['one', 'two'])(
    'cannot both have it, with the host names one and %s',
    { timeout },
    async (host) => {
      const address = await container('one').address;
      const second = container(host);
      await expect(second.address).rejects.toThrow(`${folder}/leads is in use by process 1 on one (`);
      expect((await second.ended).code).toBe(2);
      expect(await send(address)).toBe(200);
    },
  );

  it('can have it in turn, as soon as the first was killed', { timeout }, async () => {
    const first = container('one');
    await first.address;
    first.kill('SIGKILL');
    await first.ended;
    expect(await send(await container('one').address)).toBe(200);
  });
});

it('a server whose lock is taken away takes no more leads and ends', { timeout }, async () => {
  const server = startShortLived(script, variables());
  running.push(server);
  const address = await server.address;
  await rm(join(folder, 'leads.lock'));
  expect(await send(address).catch(() => 'gone')).not.toBe(200);
  expect((await server.ended).code).toBe(2);
  expect(server.output()).toContain('"outcome":"lock_lost"');
});
