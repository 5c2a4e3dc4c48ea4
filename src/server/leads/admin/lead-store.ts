import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import type { Environment } from '../../environment.ts';
import { databaseFolder, mailFolder } from '../data-files.ts';
import { makeDataFolder, refuseOtherOwner } from '../data-folder.ts';
import { type DatabaseOptions, openDatabase } from '../database/database.ts';
import { UnusableDatabaseError } from '../database/unusable-database.ts';
import { connectAdminSocket } from './admin-client.ts';
import { adminRpc } from './admin-rpc.ts';
import type { CommandRpc } from './command-rpc.ts';

/** The leads, for commands that manage them. */
interface LeadStore {
  rpc: CommandRpc;
  close(): Promise<void>;
}

interface LeadStoreOptions extends DatabaseOptions, Pick<Environment, 'webhook'> {}

/** For a server that is starting or stopping, in milliseconds. */
const timeoutMs = 5000;

/**
 * Opens the leads through a running server, else the database itself. Throws a `CouldNotRunError` when neither can, and
 * when there is none: an empty one that was made for the question would answer that nobody sent anything.
 */
export async function openLeadStore(options: LeadStoreOptions): Promise<LeadStore> {
  if (options.url) return openDirect(options);
  await refuseOtherOwner(options.dataFolder);
  requireLeads(options.dataFolder);
  const until = Date.now() + timeoutMs;
  for (;;) {
    const rpc = await connectAdminSocket(options.dataFolder);
    if (rpc) return { rpc, close: async () => {} };
    try {
      return await openDirect(options);
    } catch (error) {
      const isPassing = error instanceof CouldNotRunError && !(error instanceof UnusableDatabaseError);
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
      mailFolder: mailFolder(options.dataFolder),
      // Without one here, the server may still have one.
      webhook: options.webhook ? true : undefined,
    }),
    close,
  };
}

function requireLeads(folder: string): void {
  if (existsSync(databaseFolder(folder))) return;
  throw new CouldNotRunError(
    `There are no leads in ${folder}. Set DATABASE_URL and DATA_DIR as the server has them, or start the server first.`,
  );
}
