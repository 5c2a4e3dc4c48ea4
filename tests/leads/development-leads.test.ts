import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DevelopmentLeads } from '../../scripts/development-leads.ts';
import { readEnvironment } from '../../src/server/environment.ts';
import { functionPath } from '../../src/server/leads/lead-routes.ts';
import { exampleFolders } from '../example-site.ts';

let folder: string;
let leads: DevelopmentLeads;
let server: ViteDevServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-'));
  // An error that the lead service does not expect: a folder in the place of one of its files.
  await mkdir(join(folder, 'admin.sock.json'));
  leads = new DevelopmentLeads(readEnvironment({ DATA_DIR: folder }), exampleFolders);
  server = await createServer({
    configFile: false,
    root: folder,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [leads.plugin(), pages],
    server: { port: 0, host: '127.0.0.1', ws: false },
  });
  await server.listen();
});
afterEach(async () => {
  await server.close();
  await leads.close();
  await rm(folder, { recursive: true, force: true });
});

/** The page `/oven` as it is served now; what was built before may be another company's. */
const pages: Plugin = {
  name: 'pages',
  configureServer: ({ middlewares }) => {
    const page = { path: '/oven', head: { canonical: 'https://korenaar.example/oven' }, blocks: [] };
    middlewares.use('/oven.json', (_request, response) => response.end(JSON.stringify(page)));
  },
};

const addressOf = (path: string): URL => new URL(path, server.resolvedUrls?.local[0]);

/** The status of the answer that opens the lead service, as a form's does. */
async function health(): Promise<number> {
  return (await fetch(addressOf('/healthz'))).status;
}

it('opens the lead service for the next form when it failed for the one before', async () => {
  expect([await health(), await health()]).toEqual([500, 500]);
  await rm(join(folder, 'admin.sock.json'), { recursive: true });
  expect(await health()).toBe(200);
});

it('mails in the name and colours of the company whose pages are shown, and which of these a lead came from', async () => {
  await rm(join(folder, 'admin.sock.json'), { recursive: true });
  const { origin } = addressOf('/');
  const headers = { 'content-type': 'application/json', origin, referer: `${origin}/oven` };
  const lead = { formType: 'indicative', email: 'jan@bedrijf.nl', message: 'Hoi', idempotencyKey: 'a-key' };
  const sent = await fetch(addressOf(functionPath), { method: 'POST', headers, body: JSON.stringify(lead) });
  expect(sent.status).toBe(200);
  const mails = join(folder, 'mail');
  // A mail that is being written has a name that begins with a full stop.
  const written = async () => (await readdir(mails).catch(() => [])).filter((name) => !name.startsWith('.'));
  await expect.poll(async () => (await written()).length, { timeout: 15_000 }).toBe(2);
  const texts = (await written()).map((name) => readFile(join(mails, name), 'utf8'));
  const read = (await Promise.all(texts)).map((text) => text.replace(/=\r?\n/g, ''));
  for (const mail of read) {
    expect(mail).toContain('From: Bakkerij Korenaar <winkel@korenaar.example>');
    expect(mail).toContain('solid #e2a33b');
  }
  expect(read.join()).toMatch(/Pagina: +\/oven/);
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
