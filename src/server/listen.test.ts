import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';
import { stopGracefully } from './stop-on-signal.ts';

it.each([
  [undefined, /^http:\/\/localhost:\d+$/],
  ['127.0.0.1', /^http:\/\/127\.0\.0\.1:\d+$/],
  ['::1', /^http:\/\/\[::1\]:\d+$/],
])('listens on %s', async (host, expected) => {
  const server = createServer((_, response) => response.end('here'));
  const address = await listen(server, { port: 0, host });
  expect(address).toMatch(expected);
  expect(await (await fetch(address)).text()).toBe('here');
  await stopGracefully(server);
});

it('listens nowhere but on the host it is given', async () => {
  const server = createServer();
  const { port } = new URL(await listen(server, { port: 0, host: '127.0.0.1' }));
  await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow();
  await stopGracefully(server);
});

it.each(['192.0.2.1', 'no.such.host.invalid'])('says what is wrong with the host %s', async (host) => {
  await expect(listen(createServer(), { port: 0, host })).rejects.toThrow(`HOST is "${host}"`);
});
