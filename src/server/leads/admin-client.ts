import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { type AdminSocket, adminSocketFile } from './admin-server.ts';

/**
 * Gives the functions of the database as the process that has it open offers them; nothing when there is none.
 * Throws a `CouldNotRunError` when this user may not ask it.
 */
export async function connectAdminSocket(dataFolder: string): Promise<Rpc | undefined> {
  try {
    const door: AdminSocket = JSON.parse(await readFile(adminSocketFile(dataFolder), 'utf8'));
    const rpc: Rpc = (name, args) => ask(door, JSON.stringify({ name, args }));
    await rpc('lead_health', {});
    return rpc;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // What a killed process leaves behind: a file that leads to nobody.
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ECONNRESET') return undefined;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    throw new CouldNotRunError(
      `The leads in ${dataFolder} belong to another user. Run this as the user that runs the server.`,
    );
  }
}

function ask({ path, token }: AdminSocket, body: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-length': Buffer.byteLength(body) };
    const asked = request({ socketPath: path, method: 'POST', headers }, (response) => {
      text(response).then((answer) => {
        const { result, error } = JSON.parse(answer);
        if (response.statusCode === 200) resolve(result);
        else reject(new Error(error));
      }, reject);
    });
    asked.once('error', reject).end(body);
  });
}
