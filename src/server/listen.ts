import type { Server } from 'node:http';
import { CouldNotRunError } from '../shared/could-not-run-error.ts';
import { maxPort } from '../shared/max-port.ts';
import { defaultPort } from './variable-readers.ts';

const hostErrors = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);

function explained(error: NodeJS.ErrnoException, { port, host }: ListenOptions): Error {
  const other = otherPort(port);
  const wayOut = `A line PORT=${other} in the file .env chooses another one.`;
  if (error.code === 'EADDRINUSE') {
    return new CouldNotRunError(`Port ${port} is in use, perhaps by this site in another window. ${wayOut}`);
  }
  if (error.code === 'EACCES')
    return new CouldNotRunError(`Port ${port} needs more rights than you have. ${wayOut}`);
  if (error.code === 'EMFILE') {
    return new CouldNotRunError(
      'This process may open too few files to listen: allow it 1024, with ulimit -n 1024 or LimitNOFILE=1024 in systemd, and start again.',
    );
  }
  if (hostErrors.has(error.code ?? '')) {
    return new CouldNotRunError(
      `HOST is "${host}", but must be an address of this machine, such as HOST=127.0.0.1.`,
    );
  }
  return error;
}

/** The next one, unless that needs rights too or is beyond the last. */
function otherPort(port: number): number {
  return port < 1024 || port === maxPort ? defaultPort : port + 1;
}

/** Where to listen. */
interface ListenOptions {
  /** 0 is any free one. */
  port: number;
  /** An address of this machine; absent means all of them. */
  host?: string;
}

/** Starts listening and gives the site's address. Rejects with a `CouldNotRunError` when port or host cannot be had. */
export function listen(server: Server, { port, host }: ListenOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => reject(explained(error, { port, host }));
    server.once('error', failed);
    server.listen({ port, host }, () => {
      server.off('error', failed);
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${urlHost(host)}:${actual}`);
    });
  });
}

function urlHost(host = 'localhost'): string {
  return host.includes(':') ? `[${host}]` : host;
}
