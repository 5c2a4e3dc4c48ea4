import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSilentServer } from 'node:net';
import { expect, it } from 'vitest';
import { send, testedService } from '../../../tests/leads/lead-service.ts';
import { connectAdminSocket } from './admin/admin-client.ts';

const tested = testedService();

it('posts each lead to the webhook, again when it failed, while mails leave at once', async () => {
  let status = 500;
  const posted: string[] = [];
  const receiver = createServer((request, response) => {
    posted.push(String(request.headers['idempotency-key']));
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const opened = await tested.open({ webhook: { url: `http://127.0.0.1:${port}/`, secret: 'x'.repeat(32) } });
  await send(opened);
  await expect.poll(tested.mails, { timeout: 15_000 }).toHaveLength(2);
  await expect.poll(() => posted, { timeout: 15_000 }).toHaveLength(1);
  await expect.poll(() => tested.lines.join(), { timeout: 15_000 }).toContain('HTTP_500');
  status = 200;
  const rpc = await connectAdminSocket(tested.folder);
  await rpc?.('outbox_resume', { seconds: 0, alone: true });
  await expect.poll(async () => (await opened.health()).outbox?.waiting, { timeout: 15_000 }).toBe(0);
  expect(new Set(posted).size).toBe(1);
  expect(posted).toHaveLength(2);
  expect(await tested.mails()).toHaveLength(2);
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
  const opened = await tested.open({
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
