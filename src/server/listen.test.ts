import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
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

it('says which port is in use and how to choose another', async () => {
  const first = createServer();
  const port = Number(new URL(await listen(first, { port: 0 })).port);
  await expect(listen(createServer(), { port })).rejects.toThrow(`PORT=${port + 1}`);
  first.close();
});

/** What is said where the system refuses to listen with this code. */
async function refusalOf(code: string, port: number): Promise<string> {
  const server = createServer();
  vi.spyOn(server, 'listen').mockImplementation(() => {
    queueMicrotask(() => server.emit('error', Object.assign(new Error(), { code })));
    return server;
  });
  return listen(server, { port }).catch(String);
}

it('says how many files a process needs that may open too few', async () => {
  expect(await refusalOf('EMFILE', 4173)).toContain('ulimit -n 1024');
});

it.each<[port: number, code: string, reason: string, other: number]>([
  [4173, 'EADDRINUSE', 'Port 4173 is in use', 4174],
  [1024, 'EADDRINUSE', 'Port 1024 is in use', 1025],
  [65534, 'EADDRINUSE', 'Port 65534 is in use', 65535],
  [65535, 'EADDRINUSE', 'Port 65535 is in use', 4173],
  [80, 'EADDRINUSE', 'Port 80 is in use', 4173],
  [80, 'EACCES', 'Port 80 needs more rights', 4173],
  [1023, 'EACCES', 'Port 1023 needs more rights', 4173],
  [5000, 'EACCES', 'Port 5000 needs more rights', 5001],
])('for port %i and %s says that %s, and names one to try', async (port, code, reason, other) => {
  const refused = await refusalOf(code, port);
  expect(refused).toContain(reason);
  expect(refused).toContain(`A line PORT=${other} in the file .env chooses another one.`);
});
