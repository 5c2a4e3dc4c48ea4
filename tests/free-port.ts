import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine on which nobody listens now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('A server on a port has no port.');
  return address.port;
}
