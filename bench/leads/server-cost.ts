import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { functionPath } from '../../src/server/leads/lead-routes.ts';
import { startProcess } from '../../tests/leads/lead-process.ts';
import { postgresFolder, temporaryPostgres } from '../../tests/leads/temporary-postgres.ts';
import { processTree } from '../speed/run-process.ts';
import { leadRequest, nextAddress } from './bench-lead.ts';

export const serverColumns = [
  'what `npm start` runs, with',
  'start to first stored lead, s',
  'leads/s over HTTP',
  'memory idle, MB',
  'memory under load, MB',
];

const clientIpHeader = 'x-bench-address';

/**
 * Starts the server of the built site, which must not be stale, and has it take leads from 8 connections. Mails are
 * written as files meanwhile.
 */
export async function measureServers(seconds: number): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'leads-bench-'));
  const rows = [
    ['a new embedded database', ...(await measureServer({ folder, seconds }))],
    ['an embedded database', ...(await measureServer({ folder, seconds }))],
  ];
  const bin = postgresFolder();
  if (bin) {
    const database = await temporaryPostgres(bin);
    rows.push(['PostgreSQL', ...(await measureServer({ folder, databaseUrl: database.url, seconds }))]);
    await database.remove();
  }
  await rm(folder, { recursive: true, force: true });
  return rows;
}

interface Run {
  /** For data. */
  folder: string;
  databaseUrl?: string;
  seconds: number;
}

async function measureServer({ folder, databaseUrl = '', seconds }: Run): Promise<string[]> {
  // A first start would build beside the server.
  await startProcess('scripts/build.ts', {}).ended;
  const began = performance.now();
  const server = startProcess('scripts/start.ts', {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SMTP_URL: '',
    CLIENT_IP_HEADER: clientIpHeader,
  });
  const url = (await server.address) + functionPath;
  await send(url);
  const startTime = performance.now() - began;
  const idle = processTree(server.pid).megabytes;

  let stored = 0;
  let most = idle;
  const end = performance.now() + seconds * 1000;
  const sender = async () => {
    while (performance.now() < end) {
      await send(url);
      stored += 1;
    }
  };
  const watch = async () => {
    while (performance.now() < end) {
      most = Math.max(most, processTree(server.pid).megabytes);
      await wait(200);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: 8 }, sender)]);
  server.kill('SIGTERM');
  await server.ended;
  return [
    (startTime / 1000).toFixed(1),
    (stored / seconds).toFixed(0),
    ...[idle, most].map((megabytes) => megabytes.toFixed(0)),
  ];
}

async function send(url: string): Promise<void> {
  const request = leadRequest();
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [clientIpHeader]: nextAddress() },
    body: await request.text(),
  });
  if (status !== 200) throw new Error(`A lead was answered with ${status}.`);
}
