import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sliceReads } from '../../src/server/connection-limits.ts';
import { leadHealth } from '../../src/server/leads/lead-health.ts';
import { functionPath, leadRoutes } from '../../src/server/leads/lead-routes.ts';
import { nodeKeyedHash } from '../../src/server/leads/node-keyed-hash.ts';
import { createLeadHandler } from '../../supabase/functions/_shared/handler.ts';
import { insideOneWindow } from './inside-one-window.ts';
import { json, lead, refused, type Sent, taken } from './requests.ts';
import { sendOver } from './send-over.ts';
import { type TestDatabase, testDatabases } from './test-databases.ts';

/** Everything an attacker might send, over real connections to the site's own server. */

let database: TestDatabase;
let port = 0;
const site = createServer((request, response) => {
  if (!routes(request, response)) response.writeHead(404).end();
});
site.on('connection', sliceReads);
let routes: ReturnType<typeof leadRoutes> = () => false;

beforeAll(async () => {
  const open = testDatabases.at(-1)?.open;
  if (open) database = await open();
  const handle = createLeadHandler({
    rpc: database.rpc,
    hash: nodeKeyedHash('secret'),
    allowedOrigins: ['https://partner.example'],
    siteOrigins: () => ['https://www.site.example'],
    log: () => {},
    afterStore: () => {},
    bodyTimeoutMs: 500,
  });
  const health = () => leadHealth(database.rpc);
  routes = leadRoutes({ service: { handle, health }, clientIpHeader: 'x-real-ip', log: () => {} });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await database?.close();
});
beforeEach(() => database.empty());

const stored = () => database.query('select fields from crm.lead');

function send(sent: Sent, ip = '192.0.2.1') {
  const headers = { ...(sent.headers ?? json), 'x-real-ip': ip };
  return sendOver(`http://127.0.0.1:${port}${functionPath}`, { ...sent, headers });
}

it.each(refused)('refuses %s, and takes the next good request', async (_name, sent, status, code) => {
  const answer = await send(sent);
  expect(answer.status).toBe(status);
  expect(answer.body?.error?.code).toBe(code);
  expect(await stored()).toEqual([]);
  expect((await send(lead())).status).toBe(200);
});

it.each(taken)('takes %s', async (_name, sent, fields) => {
  expect((await send(sent)).status).toBe(200);
  expect(await stored()).toMatchObject([{ fields }]);
});

it('answers replays alike, and stores them once', async () => {
  const answers = [];
  for (let turn = 0; turn < 30; turn += 1) answers.push(await send(lead({ idempotencyKey: 'k' })));
  expect(new Set(answers.map(({ body }) => body?.id)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

it('takes 10 of a flood, and then the next visitor', async () => {
  await insideOneWindow();
  const flood = Array.from({ length: 100 }, (_, index) => send(lead({ message: `${index}` })));
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(90);
  expect((await send(lead(), '192.0.2.2')).status).toBe(200);
});

it('serves others while 200 senders never finish', async () => {
  const head = `POST ${functionPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`;
  const slow = Array.from({ length: 200 }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    return socket.on('error', () => {});
  });
  expect((await send(lead())).status).toBe(200);
  for (const socket of slow) socket.destroy();
  expect((await send(lead({ message: 'Nog een' }))).status).toBe(200);
});

it.each([
  ['garbage', 'hello\r\n\r\n'],
  [
    'a request within a request',
    `POST ${functionPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'a header of 100 KB',
    `POST ${functionPath} HTTP/1.1\r\nHost: x\r\nx-long: ${'x'.repeat(100_000)}\r\n\r\n`,
  ],
])('survives %s', async (_name, bytes) => {
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('error', () => {}).on('close', () => resolve());
    socket.resume();
  });
  expect(await stored()).toEqual([]);
  expect((await send(lead())).status).toBe(200);
});

it('refuses a body that comes in at once and is too long, and lives on', async () => {
  const socket = connect(port, '127.0.0.1');
  // After its answer the server may break the connection: not all was read.
  socket.on('error', () => {});
  const answer = once(socket, 'data').then(([bytes]) => String(bytes));
  const size = 0x9000;
  socket.write(
    [
      `POST ${functionPath} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
      '',
      size.toString(16),
      'x'.repeat(size),
      '',
    ].join('\r\n'),
  );
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
  expect((await send(lead())).status).toBe(200);
});
