import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLeadHandler } from '../../../supabase/functions/_shared/handler.ts';
import { listen } from '../listen.ts';
import { stopGracefully } from '../stop-on-signal.ts';
import type { LeadHealth } from './lead-health.ts';
import { leadRoutes } from './lead-routes.ts';
import { nodeKeyedHash } from './node-keyed-hash.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const health: LeadHealth = {
  ok: true,
  database: 'up',
  outbox: { waiting: 1, dead: 0, oldestWaitingSeconds: 4 },
  quarantined: 2,
};

/** A server with the routes, over a database that takes everything. */
async function serve(options: { clientIpHeader?: string; health?: LeadHealth } = {}) {
  const senders: string[] = [];
  const lines: string[] = [];
  const asked: string[] = [];
  const handler = createLeadHandler({
    rpc: async () => ({ status: 'stored', id: 'a' }),
    hash: nodeKeyedHash('x'),
    allowedOrigins: [],
    log: () => {},
    afterStore: () => {},
    bodyTimeoutMs: 300,
  });
  const service = {
    handle: (request: Request, clientIp: string) => {
      senders.push(clientIp);
      return handler(request, clientIp);
    },
    health: async () => {
      asked.push('health');
      return options.health ?? health;
    },
  };
  const routes = leadRoutes({
    service,
    log: (line) => lines.push(line),
    clientIpHeader: options.clientIpHeader,
  });
  const server = createServer((request, response) => {
    if (!routes(request, response)) response.writeHead(404).end();
  });
  const address = await listen(server, { port: 0 });
  stops.push(() => stopGracefully(server));
  return { address, senders, lines, asked };
}

const path = '/functions/v1/send-contact-form';
const json = { 'content-type': 'application/json' };
const lead = JSON.stringify({ formType: 'indicative', email: 'jan@bedrijf.nl', elapsedMs: 9000 });

/** What the server says to bytes on a connection of their own. */
function raw(address: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), 'localhost');
  socket.write(bytes);
  return text(socket);
}

describe('the routes of the lead service', () => {
  it('take a lead, and leave other paths to the site', async () => {
    const { address } = await serve();
    const answer = await fetch(`${address}${path}?x=1`, { method: 'POST', headers: json, body: lead });
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, id: 'a' }]);
    expect((await fetch(`${address}${path}/more`)).status).toBe(404);
  });

  it('judge an origin by the host that the request was sent to', async () => {
    const { address } = await serve();
    const send = (origin: string) =>
      fetch(address + path, { method: 'POST', headers: { ...json, origin }, body: lead });
    expect((await send('http://localhost:5173')).status).toBe(200);
    expect((await send('https://evil.example')).status).toBe(403);
  });

  it.each([
    [undefined, {}, /^(::1|::ffff:127\.0\.0\.1|127\.0\.0\.1)$/],
    [undefined, { 'x-real-ip': '1.2.3.4' }, /^(::1|::ffff:127\.0\.0\.1|127\.0\.0\.1)$/],
    ['x-real-ip', { 'x-real-ip': '1.2.3.4' }, /^1\.2\.3\.4$/],
    ['x-forwarded-for', { 'x-forwarded-for': '6.6.6.6, 1.2.3.4' }, /^1\.2\.3\.4$/],
    ['x-real-ip', { 'x-forwarded-for': '6.6.6.6' }, /^$/],
  ])('with CLIENT_IP_HEADER %s and %j see the sender as %s', async (clientIpHeader, headers, expected) => {
    const { address, senders } = await serve({ clientIpHeader });
    await fetch(address + path, { method: 'POST', headers: { ...json, ...headers }, body: lead });
    expect(senders[0]).toMatch(expected);
  });

  it.each<Record<string, string>>([
    { 'x-forwarded-for': '1.2.3.4' },
    { 'x-real-ip': '1.2.3.4', 'x-forwarded-proto': 'https' },
    { 'x-forwarded-proto': 'https' },
    { forwarded: 'for=1.2.3.4' },
  ])('say once that a proxy, known by %j, is not configured', async (more) => {
    const { address, lines } = await serve();
    const headers = { ...json, ...more };
    for (let index = 0; index < 2; index += 1) {
      await fetch(address + path, { method: 'POST', headers, body: lead });
    }
    expect(lines).toEqual([expect.stringContaining('CLIENT_IP_HEADER')]);
  });

  it('answer 413 while the sender goes on, and close the connection', async () => {
    const { address } = await serve();
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    const announced = await raw(address, `${head}Content-Length: 9000000\r\n\r\n${'x'.repeat(100_000)}`);
    expect(announced).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close[\s\S]*too_large/i);
    const chunk = `10000\r\n${'x'.repeat(65536)}\r\n`;
    const unannounced = await raw(address, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}`);
    expect(unannounced).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close[\s\S]*too_large/i);
  });

  it('answer 408 to a body that stops halfway, and close the connection', async () => {
    const { address } = await serve();
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    const answer = await raw(address, `${head}Content-Length: 100\r\n\r\n{"a":`);
    expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*timeout/i);
  });

  it.each(['TRACE', 'GET', 'HEAD', 'DELETE'])('refuse %s', async (method) => {
    const { address } = await serve();
    const answer = await raw(
      address,
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  });

  it('report its health to monitors', async () => {
    const { address } = await serve();
    const answer = await fetch(`${address}/healthz`);
    expect([answer.status, await answer.json()]).toEqual([200, health]);
    expect((await fetch(`${address}/healthz`, { method: 'POST' })).status).toBe(405);
    const down = await serve({ health: { ok: false, database: 'down' } });
    expect((await fetch(`${down.address}/healthz`)).status).toBe(503);
  });

  it.each([
    [200, health],
    [503, { ...health, ok: false }],
  ])('ask the database once in two seconds, however often they answer %i', async (status, health) => {
    const { address, asked } = await serve({ health });
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${address}/healthz`)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(status));
    expect(answers[0]?.headers.get('x-content-type-options')).toBe('nosniff');
    await fetch(`${address}/healthz`);
    expect(asked).toHaveLength(1);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2000);
    await fetch(`${address}/healthz`);
    expect(asked).toHaveLength(2);
  });
});
