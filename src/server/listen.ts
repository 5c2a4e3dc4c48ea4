import type { Server } from 'node:http';
import { CouldNotRunError } from '../shared/could-not-run-error.ts';

function explained(error: NodeJS.ErrnoException, port: number): Error {
  const wayOut = `Choose another one: PORT=${port + 1} npm start, or a line PORT=${port + 1} in the file .env.`;
  if (error.code === 'EADDRINUSE') {
    return new CouldNotRunError(`Port ${port} is in use, perhaps by this site in another window. ${wayOut}`);
  }
  if (error.code === 'EACCES')
    return new CouldNotRunError(`Port ${port} needs more rights than you have. ${wayOut}`);
  return error;
}

/**
 * Starts listening on all addresses of this machine and gives the site's address on it; port 0 means any free port.
 * Rejects with a `CouldNotRunError` when the port cannot be had.
 */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => reject(explained(error, port));
    server.once('error', failed);
    server.listen(port, () => {
      server.off('error', failed);
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve(`http://localhost:${actual}`);
    });
  });
}
