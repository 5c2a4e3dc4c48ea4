import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { errorCode } from '../../shared/error-code.ts';
import { type AdminSocket, adminSocketFile, couldNotRunStatus } from './admin-server.ts';

/** What a killed process leaves behind: a file that leads to nobody. */
const nobodyThere = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET']);
const notAllowed = new Set(['EACCES', 'EPERM']);

/**
 * Connects to the process that has the embedded database open; undefined when there is none. Throws a
 * `CouldNotRunError` when this user may not.
 */
export async function connectAdminSocket(dataFolder: string): Promise<Rpc | undefined> {
  try {
    const socket: AdminSocket = JSON.parse(await readFile(adminSocketFile(dataFolder), 'utf8'));
    const rpc: Rpc = (name, args) => post(socket, JSON.stringify({ name, args }));
    await rpc('lead_health', {});
    return rpc;
  } catch (error) {
    const code = errorCode(error);
    if (nobodyThere.has(code)) return undefined;
    if (!notAllowed.has(code)) throw error;
    throw new CouldNotRunError(
      `The leads in ${dataFolder} belong to another user. Run this as the user that runs the server.`,
    );
  }
}

function post({ path, token }: AdminSocket, body: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-length': Buffer.byteLength(body) };
    const sent = request({ socketPath: path, method: 'POST', headers }, (response) => {
      text(response).then((answer) => {
        const { result, error } = JSON.parse(answer);
        if (response.statusCode === 200) resolve(result);
        else
          reject(response.statusCode === couldNotRunStatus ? new CouldNotRunError(error) : new Error(error));
      }, reject);
    });
    sent.once('error', reject).end(body);
  });
}
