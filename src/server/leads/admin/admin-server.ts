import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Rpc } from '../../../../supabase/functions/_shared/rpc.ts';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { commandFunctions } from './command-rpc.ts';

/** How to reach the admin server, as it stands in a file that only its owner can read. */
export interface AdminSocket {
  /** A Unix socket, or a named pipe in Windows: no browser and no other machine reaches it. */
  path: string;
  token: string;
}

/** The status of an error that says what to do. */
export const couldNotRunStatus = 409;

/** Systems cut longer paths of sockets off. */
const maxSocketPathBytes = 100;

/** The file in the folder for data that holds the `AdminSocket`. */
export function adminSocketFile(dataFolder: string): string {
  return join(dataFolder, 'admin.sock.json');
}

/**
 * Lets commands of the same user on this machine manage leads while this process has the embedded database. Returns what
 * stops it. Only for the holder of the database's lock: it replaces the socket of an earlier process.
 */
export async function startAdminServer(dataFolder: string, rpc: Rpc): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('hex');
  const { path, temporaryFolder } = await socketPath(dataFolder);
  const server = createServer((request, response) => void respond({ request, response, token, rpc }));
  const file = adminSocketFile(dataFolder);
  await rm(file, { force: true });
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve);
  });
  const stop = async () => {
    await rm(file, { force: true });
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    if (temporaryFolder) await rm(temporaryFolder, { recursive: true });
  };
  try {
    if (process.platform !== 'win32') await chmod(path, 0o600);
    await writeFile(file, JSON.stringify({ path, token } satisfies AdminSocket), { mode: 0o600 });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function socketPath(dataFolder: string): Promise<{ path: string; temporaryFolder?: string }> {
  if (process.platform === 'win32') {
    return { path: `\\\\.\\pipe\\hoplease-${randomBytes(16).toString('hex')}` };
  }
  const path = join(dataFolder, 'admin.sock');
  if (Buffer.byteLength(path) <= maxSocketPathBytes) return { path };
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'hoplease-admin-'));
  return { path: join(temporaryFolder, 'admin.sock'), temporaryFolder };
}

interface AdminExchange {
  request: IncomingMessage;
  response: ServerResponse;
  token: string;
  rpc: Rpc;
}

async function respond({ request, response, token, rpc }: AdminExchange): Promise<void> {
  const send = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
  if (request.headers.authorization !== `Bearer ${token}`) {
    send(401, { error: 'Wrong token.' });
    return;
  }
  try {
    const { name, args } = JSON.parse(await text(request));
    const known = commandFunctions.find((one) => one === name);
    if (!known) throw new Error(`The admin server calls no function ${name}.`);
    send(200, { result: await rpc(known, args) });
  } catch (error) {
    send(error instanceof CouldNotRunError ? couldNotRunStatus : 500, {
      error: error instanceof Error ? error.message : String(error),
    });
  }
}
