import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { errorCode } from '../../../shared/error-code.ts';
import { databaseFolder } from '../data-files.ts';
import { lockOf } from '../database/lock-database.ts';
import { type AdminSocket, adminSocketFile, couldNotRunStatus } from './admin-server.ts';
import type { CommandRpc } from './command-rpc.ts';

/** What a process leaves behind that was killed, or ended since: a file that leads to nobody, or a broken connection. */
const nobodyThere = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
const notAllowed = new Set(['EACCES', 'EPERM']);
/** How long a process may take to say that it is there, in milliseconds: one that was stopped never does. */
const answerTimeoutMs = 10_000;

/**
 * Connects to the process that has the embedded database open; undefined when there is none. Throws a
 * `CouldNotRunError` when this user may not, and when that process gives no answer in so many milliseconds; so do its calls
 * once that process has ended.
 */
export async function connectAdminSocket(
  dataFolder: string,
  timeoutMs = answerTimeoutMs,
): Promise<CommandRpc | undefined> {
  try {
    const socket: AdminSocket = JSON.parse(await readFile(adminSocketFile(dataFolder), 'utf8'));
    await post(socket, { name: 'lead_health', args: {} }, AbortSignal.timeout(timeoutMs));
    return (name, args) =>
      post(socket, { name, args }).catch((error: unknown) => {
        throw nobodyThere.has(errorCode(error)) ? stopped(dataFolder, error) : error;
      });
  } catch (error) {
    const code = errorCode(error);
    if (nobodyThere.has(code)) return undefined;
    if (code === 'ABORT_ERR') throw silent(dataFolder);
    if (!notAllowed.has(code)) throw error;
    throw new CouldNotRunError(
      `The leads in ${dataFolder} belong to another user. Run this as the user that runs the server.`,
    );
  }
}

function stopped(dataFolder: string, cause: unknown): CouldNotRunError {
  return new CouldNotRunError(
    `The server that has the leads in ${dataFolder} stopped before this was done. Run it again; what npm run leads shows by then was done already.`,
    { cause },
  );
}

function silent(dataFolder: string): CouldNotRunError {
  return new CouldNotRunError(
    `The server that has the leads in ${dataFolder} gives no answer. Is it busy? Then run this again a little later. Was it stopped halfway (Ctrl+Z)? Let it go on, or end it: ${lockOf(databaseFolder(dataFolder))} names its process.`,
  );
}

interface Call {
  name: Parameters<CommandRpc>[0];
  args: Record<string, unknown>;
}

function post({ path, token }: AdminSocket, call: Call, signal?: AbortSignal): Promise<unknown> {
  const body = JSON.stringify(call);
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-length': Buffer.byteLength(body) };
    const sent = request({ socketPath: path, method: 'POST', headers, signal }, (response) => {
      text(response)
        .then((answer) => {
          const { result, error } = JSON.parse(answer);
          if (response.statusCode === 200) resolve(result);
          else
            throw response.statusCode === couldNotRunStatus ? new CouldNotRunError(error) : new Error(error);
        })
        .catch(reject);
    });
    sent.once('error', reject).end(body);
  });
}
