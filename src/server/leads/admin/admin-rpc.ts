import type { Rpc, RpcName } from '../../../../supabase/functions/_shared/rpc.ts';
import { keptSince } from '../../../shared/leads/lead-retention.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { removeOldMailFiles, removeOtherMailFiles } from '../mail/mail-files.ts';
import type { Mailer } from '../mail/mailer.ts';
import { isPurgeRefused } from '../purge-refusal.ts';
import { listLeads } from './listed-lead.ts';

/** Dependencies of `adminRpc`. */
interface AdminRpcOptions extends Pick<LeadDatabase, 'rpc' | 'compact'>, Pick<Mailer, 'written'> {
  /** The folder of `.eml` files. */
  mailFolder: string;
  /** Sends due mails; default: nothing. */
  drain?: () => Promise<void>;
  /** Whether a webhook receives leads; when absent, the database does as with earlier leads. */
  webhook?: boolean;
}

/** After these there may be mails that are due. */
const startsSending: ReadonlySet<RpcName> = new Set([
  'lead_retry',
  'lead_release',
  'lead_correct',
  'outbox_resume',
  'outbox_digest',
]);

/**
 * The database's functions; erasing and purging remove `.eml` files too, and what the database's own files still hold, and
 * retrying sends at once.
 */
export function adminRpc({
  rpc,
  compact,
  mailFolder,
  drain = async () => {},
  written = async () => {},
  webhook,
}: AdminRpcOptions): Rpc {
  async function mailIds(): Promise<Set<string>> {
    const ids = new Set<string>();
    for await (const { mails } of listLeads(rpc)) for (const { id } of mails) ids.add(id);
    return ids;
  }

  /** Of leads that are gone, and of mornings: those name leads, and belong to none. */
  async function removeFiles(): Promise<void> {
    // Only the files: erasing does not wait for a mail server.
    await written();
    await removeOtherMailFiles(mailFolder, mailIds);
  }

  return async (name, args) => {
    const call = () => rpc(name, name === 'lead_release' ? { ...args, webhook } : args);
    if (name === 'lead_erase') {
      const answer = await call();
      // Also when nobody was found: an attempt that was cut off may have left these.
      await removeFiles();
      await compact();
      return answer;
    }
    if (name === 'lead_purge') {
      // Of the moment at which the database judges the clock: it may jump meanwhile.
      const now = Date.now();
      const answer = await call();
      if (Object(answer).leads > 0) await removeFiles();
      // Also when nothing was erased: each look at whether leads can be stored leaves a row that nobody sees.
      await compact();
      if (!isPurgeRefused(answer)) await removeOldMailFiles(mailFolder, keptSince(now));
      return answer;
    }
    const answer = await call();
    if (startsSending.has(name)) void drain();
    return answer;
  };
}
