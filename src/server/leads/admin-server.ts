import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Rpc, RpcName } from '../../../supabase/functions/_shared/rpc.ts';

/** Where the door is and what opens it, as it stands in a file that only the owner can read. */
export interface AdminSocket {
  /** A Unix socket, or a named pipe in Windows: no browser and no other machine reaches it. */
  path: string;
  token: string;
}

/** What may be asked at the door. */
const open: readonly RpcName[] = [
  'lead_list',
  'lead_erase',
  'lead_retry',
  'lead_purge',
  'lead_health',
  'outbox_resume',
];
/** Systems cut longer paths of sockets off. */
const maxSocketPathBytes = 100;

/** The file in the folder for data that says where the door is. */
export function adminSocketFile(dataFolder: string): string {
  return join(dataFolder, 'admin.sock.json');
}

/**
 * Opens a door through which a command on this machine, by the same user, manages leads while this process has the
 * embedded database. Gives what closes it. Only for the holder of the database's lock: an older door is replaced.
 */
export async function startAdminServer(dataFolder: string, rpc: Rpc): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('hex');
  const path = await socketPath(dataFolder);
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${token}`) {
      answer(401, { error: 'Wrong token.' });
      return;
    }
    call(request, rpc).then(
      (result) => answer(200, { result }),
      (error: unknown) => answer(500, { error: error instanceof Error ? error.message : String(error) }),
    );
  });
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve);
  });
  if (process.platform !== 'win32') await chmod(path, 0o600);
  const file = adminSocketFile(dataFolder);
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify({ path, token } satisfies AdminSocket), { mode: 0o600 });
  return async () => {
    await rm(file, { force: true });
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    if (dirname(path).startsWith(join(tmpdir(), temporaryName))) await rm(dirname(path), { recursive: true });
  };
}

const temporaryName = 'hoplease-admin-';

async function socketPath(dataFolder: string): Promise<string> {
  if (process.platform === 'win32') return `\\\\.\\pipe\\hoplease-${randomBytes(16).toString('hex')}`;
  const beside = join(dataFolder, 'admin.sock');
  if (Buffer.byteLength(beside) <= maxSocketPathBytes) return beside;
  return join(await mkdtemp(join(tmpdir(), temporaryName)), 'admin.sock');
}

async function call(request: IncomingMessage, rpc: Rpc): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const { name, args } = JSON.parse(Buffer.concat(pieces).toString('utf8'));
  const known = open.find((one) => one === name);
  if (!known) throw new Error(`The door knows no function ${name}.`);
  return rpc(known, args);
}
