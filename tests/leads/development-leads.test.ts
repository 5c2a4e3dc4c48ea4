import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DevelopmentLeads } from '../../scripts/development-leads.ts';
import { readEnvironment } from '../../src/server/environment.ts';

let folder: string;
let leads: DevelopmentLeads;
let server: ViteDevServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-'));
  // No mistake that the lead service knows of: a folder where a file of its own goes.
  await mkdir(join(folder, 'admin.sock.json'));
  leads = new DevelopmentLeads(readEnvironment({ DATA_DIR: folder }));
  server = await createServer({
    configFile: false,
    root: folder,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [leads.plugin()],
    server: { port: 0, host: '127.0.0.1', ws: false },
  });
  await server.listen();
});
afterEach(async () => {
  await server.close();
  await leads.close();
  await rm(folder, { recursive: true, force: true });
});

/** The status of the answer that opens the lead service, as a form's does. */
async function health(): Promise<number> {
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return (await fetch(new URL('/healthz', address))).status;
}

it('opens the lead service for the next form when it failed for the one before', async () => {
  expect([await health(), await health()]).toEqual([500, 500]);
  await rm(join(folder, 'admin.sock.json'), { recursive: true });
  expect(await health()).toBe(200);
});

it('stops without an error while the lead service fails, and after it', async () => {
  let isAnswered = false;
  const answer = health().finally(() => {
    isAnswered = true;
  });
  while (!isAnswered) {
    await leads.close();
    await nextTurn();
  }
  expect(await answer).toBe(500);
});
