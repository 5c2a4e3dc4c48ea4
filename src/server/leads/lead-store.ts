import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { connectAdminSocket } from './admin-client.ts';
import { adminRpc } from './admin-rpc.ts';
import { DamagedDatabaseError } from './damaged-database.ts';
import { makeDataFolder } from './data-folder.ts';
import { type DatabaseOptions, openDatabase } from './database.ts';

/** The leads, for commands that manage them. */
export interface LeadStore {
  rpc: Rpc;
  close(): Promise<void>;
}

export interface LeadStoreOptions extends DatabaseOptions {
  /** See `Environment`. */
  webhook?: object;
}

/** For a server that is starting or stopping, in milliseconds. */
const timeoutMs = 5000;

/** Opens the leads through a running server, else the database itself. Throws a `CouldNotRunError` when neither can. */
export async function openLeadStore(options: LeadStoreOptions): Promise<LeadStore> {
  if (options.url) return openDirect(options);
  await refuseOtherOwner(options.dataFolder);
  const until = Date.now() + timeoutMs;
  for (;;) {
    const rpc = await connectAdminSocket(options.dataFolder);
    if (rpc) return { rpc, close: async () => {} };
    try {
      return await openDirect(options);
    } catch (error) {
      const isPassing = error instanceof CouldNotRunError && !(error instanceof DamagedDatabaseError);
      if (!isPassing || Date.now() > until) throw error;
      await wait(250);
    }
  }
}

async function openDirect(options: LeadStoreOptions): Promise<LeadStore> {
  await makeDataFolder(options.dataFolder);
  const { rpc, compact, close } = await openDatabase(options);
  return {
    rpc: adminRpc({
      rpc,
      compact,
      mailFolder: join(options.dataFolder, 'mail'),
      webhook: options.webhook !== undefined,
    }),
    close,
  };
}

/** Files of root in the folder of the server's user would keep the server from starting. */
async function refuseOtherOwner(folder: string): Promise<void> {
  const owner = (await stat(folder).catch(() => undefined))?.uid;
  if (process.getuid?.() !== 0 || owner === undefined || owner === 0) return;
  throw new CouldNotRunError(
    `The leads in ${folder} belong to another user. Run this as the user that runs the server, not as root.`,
  );
}
