import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendResponse } from './send-response.ts';

const megabyte = Buffer.alloc(1024 * 1024, 'a');

/** Answers at once, however much is still to come. */
const server = createServer((request, response) => {
  void sendResponse(new Response('too much', { status: 413 }), { request, response });
});
let sender: Socket;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  sender = connect(port, '127.0.0.1');
  sender.write(`POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${100 * megabyte.length}\r\n\r\n`);
});

afterEach(() => {
  vi.useRealTimers();
  sender.destroy();
  server.close();
});

test('who goes on sending gets the answer, and no more time than a megabyte takes', async () => {
  sender.write(megabyte);
  sender.write(megabyte);
  const answer = await text(sender);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('too much');
});

test('who sends nothing more is left alone after two seconds', async () => {
  const ended = vi.fn();
  sender.once('end', ended);
  const [piece] = await once(sender, 'data');
  expect(`${piece}`).toContain('413');
  vi.advanceTimersByTime(1999);
  await new Promise((resolve) => setImmediate(resolve));
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await once(sender, 'end');
});
