import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { logCode } from './log-code.ts';
import type { LeadItem } from './stored-lead.ts';
import { webhookPoster } from './webhook.ts';

const secret = 'a secret of at least thirty-two characters';
const lead = {
  id: 'lead-1',
  formType: 'contact',
  email: 'ada@bedrijf.example',
  createdAt: '2026-11-22T06:00:00.000Z',
  fields: { message: 'Regel één 😀' },
};
const item: LeadItem = { id: 'item-1', kind: 'webhook', attempts: 1, hasVisitorMail: true, lead };

const closing: (() => void)[] = [];
const closeAll = () => {
  for (const close of closing.splice(0)) close();
};
afterEach(closeAll);

async function receiver(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
}

it.each<[string, RequestListener, string | undefined]>([
  ['says yes', (_, response) => response.writeHead(204).end(), undefined],
  [
    'is slow, but in time',
    (_, response) => void wait(100).then(() => response.writeHead(200).end('ok')),
    undefined,
  ],
  ['never answers', () => {}, 'TimeoutError The webhook gave no answer (TimeoutError).'],
  [
    'answers that it failed',
    (_, response) => response.writeHead(500).end('broken'),
    'HTTP_500 The webhook answered 500.',
  ],
  ['refuses', (_, response) => response.writeHead(401).end(), 'HTTP_401 The webhook answered 401.'],
  [
    'redirects',
    (_, response) => response.writeHead(302, { location: '/' }).end(),
    'HTTP_302 The webhook answered 302. No redirect is followed: check LEADS_WEBHOOK.',
  ],
  [
    'hangs up',
    (request) => request.socket.destroy(),
    'UND_ERR_SOCKET The webhook gave no answer (UND_ERR_SOCKET).',
  ],
])('a receiver that %s', async (_, listener, failure) => {
  // Enough for a busy machine, where that is not what is waited for.
  const timeoutMs = failure?.startsWith('TimeoutError') ? 200 : 30_000;
  const post = webhookPoster({ url: await receiver(listener), secret, timeoutMs });
  const outcome = await post(item).then(
    () => undefined,
    (error: unknown) => `${logCode(error)} ${error instanceof Error && error.message}`,
  );
  expect(outcome).toBe(failure);
});

it('is understood by the receiver of the documentation, which refuses what is forged or old', async () => {
  const page = await readFile(new URL('../../../docs/webhook.md', import.meta.url), 'utf8');
  expect(page).toContain(`JSON: \`{ ${Object.keys(lead).join(', ')} }\``);
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const port = Number(new URL(await receiver(() => {})).port);
  closeAll();
  const env = { ...process.env, PORT: String(port), LEADS_WEBHOOK_SECRET: secret };
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { env });
  closing.push(() => child.kill());
  let output = '';
  child.stdout.on('data', (piece) => {
    output += piece;
  });
  await expect.poll(() => output, { timeout: 20_000 }).toContain('listening');
  const url = `http://127.0.0.1:${port}/`;
  // Of a sender that goes away halfway, as anybody can.
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf', () => socket.destroy());
  await once(socket, 'close');
  await webhookPoster({ url, secret })(item);
  await webhookPoster({ url, secret })(item);
  await expect(webhookPoster({ url, secret: `${secret}!` })(item)).rejects.toThrow('401');
  const old = () => Date.now() - 600_000;
  await expect(webhookPoster({ url, secret, now: old })(item)).rejects.toThrow('401');
  await expect.poll(() => output.split('contact: lead-1')).toHaveLength(2);
});
