import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  canLimitFiles,
  type LeadProcess,
  limitFiles,
  startLimited,
  startShortLived,
} from './lead-process.ts';
import { postgresFolder, temporaryPostgres } from './temporary-postgres.ts';

const path = '/functions/v1/send-contact-form';
const server = 'tests/leads/serve-leads.ts';
const timeoutMs = 120_000;
let folder: string;
let running: LeadProcess;
let number = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-'));
});
afterAll(async () => {
  running?.kill('SIGKILL');
  await running?.ended;
  await rm(folder, { recursive: true, force: true });
});

const variables = () => ({
  DATA_DIR: folder,
  CLIENT_IP_HEADER: 'x-test-address',
  DATABASE_URL: '',
  SMTP_URL: '',
});
const start = () => startShortLived(server, variables());

async function leads(...args: string[]): Promise<{ code: number | null; output: string }> {
  return startShortLived('scripts/leads.ts', variables(), ...args).ended;
}

async function storedIds(): Promise<string[]> {
  const { output } = await leads('--format=json');
  return JSON.parse(output).map(({ id }: { id: string }) => id);
}

/** One lead that differs from all others, from an address of its own. */
function body(email = 'jan@bedrijf.nl'): string {
  number += 1;
  return JSON.stringify({ formType: 'indicative', email, message: `nummer ${number}`, elapsedMs: 9000 });
}

/** Sends a lead; gives its id when the server said that it is stored. */
async function send(address: string, email?: string): Promise<string | undefined> {
  const content = body(email);
  const headers = {
    'content-type': 'application/json',
    'x-test-address': `10.0.${Math.floor(number / 250)}.${number % 250}`,
  };
  const answer = await fetch(address + path, { method: 'POST', headers, body: content });
  const { ok, id } = await answer.json();
  return ok ? id : undefined;
}

describe('the lead service in processes of its own', () => {
  it('stops a second process on the same folder, and says who has it', { timeout: timeoutMs }, async () => {
    running = start();
    await running.address;
    const second = start();
    expect((await second.ended).code).toBe(2);
    expect(second.output()).toContain(`in use by process ${running.pid}`);
    expect(second.output()).toContain('DATA_DIR');
    expect(second.output()).not.toContain('    at ');
  });

  it('lets the command manage leads while it runs', { timeout: timeoutMs }, async () => {
    const address = await running.address;
    const id = await send(address, 'ada@bedrijf.nl');
    await send(address, 'bob@bedrijf.nl');
    await expect
      .poll(() => readdir(join(folder, 'mail')).catch(() => []), { timeout: 10_000 })
      .toHaveLength(4);
    const table = await leads();
    expect(table.output).toContain('2 aanvragen');
    expect((await leads('show', String(id).slice(0, 8))).output).toContain('ada@bedrijf.nl');
    expect((await leads('erase', 'ada@bedrijf.nl', 'bob@bedrijf.nl')).code).toBe(2);
    expect((await leads('note', String(id), ' ')).code).toBe(2);
    expect((await leads('erase', 'ADA@Bedrijf.nl.')).output).toContain('Gewist: 1 aanvraag');
    expect(await readdir(join(folder, 'mail'))).toHaveLength(2);
    expect((await leads('show', String(id))).code).toBe(1);
    expect((await leads('--format=csv')).output).toMatch(/^id,[\s\S]*bob@bedrijf\.nl/);
    expect(running.output()).not.toMatch(/bedrijf\.nl|nummer/);
  });

  it('loses no lead that it accepted when it is killed while many are sent', {
    timeout: timeoutMs,
  }, async () => {
    const accepted: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const address = await running.address;
      const before = accepted.length;
      let killed = false;
      const writers = Array.from({ length: 4 }, async () => {
        while (!killed) {
          const id = await send(address).catch(() => undefined);
          if (id) accepted.push(id);
        }
      });
      await expect.poll(() => accepted.length, { timeout: timeoutMs }).toBeGreaterThan(before + 9);
      running.kill('SIGKILL');
      await running.ended;
      killed = true;
      await Promise.all(writers);
      running = start();
    }
    await running.address;
    expect(await storedIds()).toEqual(expect.arrayContaining(accepted));
  });

  it('finishes a request under way when it is asked to stop', { timeout: timeoutMs }, async () => {
    const { port } = new URL(await running.address);
    const content = body();
    const length = Buffer.byteLength(content);
    const socket = connect(Number(port), 'localhost').setEncoding('utf8');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // The server says this as soon as it handles the request.
    expect(await once(socket, 'data')).toEqual(['HTTP/1.1 100 Continue\r\n\r\n']);
    const answer = text(socket);
    running.kill('SIGTERM');
    await wait(300);
    socket.write(content);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"ok":true/);
    expect((await running.ended).code).toBe(0);
    expect((await readdir(folder)).sort()).toEqual(['leads', 'mail', 'secret']);
  });

  it('lets the command manage leads while it is stopped', { timeout: timeoutMs }, async () => {
    const before = (await storedIds()).length;
    expect(before).toBeGreaterThan(1);
    expect((await leads('erase', 'bob@bedrijf.nl')).code).toBe(0);
    expect(await storedIds()).toHaveLength(before - 1);
  });

  it.skipIf(!canLimitFiles())(
    'serves on a full disk, says so, and has all leads once there is space',
    {
      timeout: timeoutMs,
    },
    async () => {
      const before = await storedIds();
      running = startLimited(server, variables(), 100_000);
      const address = await running.address;
      expect(await send(address)).toBeUndefined();
      expect(running.output()).toMatch(/"outcome":"full".*free at least/);
      expect(running.output()).not.toContain('npm run leads -- restore');
      running.kill('SIGTERM');
      expect((await running.ended).code).toBe(0);
      expect(await storedIds()).toEqual(before);
    },
  );

  it.skipIf(!canLimitFiles())(
    'serves on a disk that is full from the first start on',
    { timeout: timeoutMs },
    async () => {
      const empty = { ...variables(), DATA_DIR: join(folder, 'empty') };
      running = startLimited(server, empty, 10);
      expect(await send(await running.address)).toBeUndefined();
      expect(running.output()).toMatch(/"outcome":"full".*free at least/);
      running.kill('SIGTERM');
      expect((await running.ended).code).toBe(0);
      expect(await readdir(empty.DATA_DIR)).toEqual([]);
      await rm(empty.DATA_DIR, { recursive: true });
    },
  );

  it.skipIf(!canLimitFiles())(
    'takes leads again once there is space on a disk that was full while it ran',
    { timeout: timeoutMs },
    async () => {
      running = start();
      const address = await running.address;
      const before = await send(address);
      limitFiles(running, 512);
      expect(await send(address)).toBeUndefined();
      expect(await send(address)).toBeUndefined();
      limitFiles(running, 'unlimited');
      await expect.poll(() => send(address), { timeout: 30_000, interval: 500 }).toEqual(expect.any(String));
      running.kill('SIGTERM');
      expect((await running.ended).code).toBe(0);
      expect(await storedIds()).toContain(before);
    },
  );
});

const bin = postgresFolder();

it.skipIf(!bin)(
  'serves while PostgreSQL is down at the start, and takes leads as soon as it is there',
  { timeout: timeoutMs },
  async () => {
    const data = await mkdtemp(join(tmpdir(), 'leads-'));
    const database = await temporaryPostgres(bin ?? '');
    await database.crash();
    const early = startShortLived(server, { ...variables(), DATA_DIR: data, DATABASE_URL: database.url });
    try {
      const address = await early.address;
      expect((await fetch(`${address}/healthz`)).status).toBe(503);
      expect(await send(address)).toBeUndefined();
      expect(early.output()).toMatch(/"outcome":"unreachable".*ECONNREFUSED/);
      await database.start();
      await expect.poll(() => send(address), { timeout: 20_000 }).toBeDefined();
      // What it said before is kept for two seconds.
      const health = async () => (await fetch(`${address}/healthz`)).status;
      await expect.poll(health, { timeout: 20_000 }).toBe(200);
    } finally {
      early.kill('SIGTERM');
      await early.ended;
      await database.remove();
      await rm(data, { recursive: true, force: true });
    }
  },
);
