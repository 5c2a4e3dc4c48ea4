import type { Rpc, RpcName } from '../../../supabase/functions/_shared/rpc.ts';
import { type ListedLead, listLeads } from './listed-lead.ts';
import { removeMailFiles, removeOldMailFiles } from './mail-files.ts';
import { isPurgeRefused } from './purge-refusal.ts';

/** What `adminRpc` works with. */
export interface AdminRpcOptions {
  rpc: Rpc;
  /** See `LeadDatabase`. */
  compact: () => Promise<void>;
  /** The folder of `.eml` files. */
  mailFolder: string;
  /** Sends due mails; default: nothing. */
  drain?: () => Promise<void>;
  /** See `Mailer`. */
  written?: () => Promise<void>;
  /** There is a webhook that is told of leads; when absent, the database goes by the leads before. */
  webhook?: boolean;
}

/** After these there may be mails that are due. */
const startsSending: ReadonlySet<RpcName> = new Set([
  'lead_retry',
  'lead_release',
  'outbox_resume',
  'outbox_digest',
]);

const day = 24 * 60 * 60 * 1000;
/** In milliseconds. */
const maxRetentionMs = 366 * day;
/** How far the database's clock may be ahead, in milliseconds. */
const clockMargin = 60_000;

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
  async function mailIds(isMeant: (lead: ListedLead) => boolean): Promise<Set<string>> {
    const ids = new Set<string>();
    for await (const lead of listLeads(rpc)) if (isMeant(lead)) for (const { id } of lead.mails) ids.add(id);
    return ids;
  }

  /** Calls the function, then removes the mail files of the leads it erased. */
  async function erasing(
    call: () => Promise<unknown>,
    goes: (lead: ListedLead) => boolean,
  ): Promise<unknown> {
    const mails = await mailIds(goes);
    const answer: { leads?: number } = Object(await call());
    if (answer.leads) {
      // Only the files: who is erased waits for no mail server.
      await written();
      await removeMailFiles(mailFolder, mails);
      // The mails of the morning name leads too, and belong to none. Before the next millisecond: these were written in this one.
      const until = Date.now() + 1;
      await removeOldMailFiles(mailFolder, until, await mailIds(() => true));
    }
    // Also when nothing was erased: each look at whether leads can be stored leaves a row that nobody sees.
    await compact();
    return answer;
  }

  return async (name, args) => {
    const call = () => rpc(name, name === 'lead_release' ? { ...args, webhook } : args);
    if (name === 'lead_erase') {
      const email = String(args.email).trim().toLowerCase();
      return erasing(call, (lead) => lead.email.toLowerCase() === email);
    }
    if (name === 'lead_purge') {
      // Of the moment at which the database judges the clock: it may jump meanwhile.
      const now = Date.now();
      const answer = await erasing(call, ({ purgeAfter }) => Date.parse(purgeAfter) <= now + clockMargin);
      if (!isPurgeRefused(answer)) await removeOldMailFiles(mailFolder, now - maxRetentionMs);
      return answer;
    }
    const answer = await call();
    if (startsSending.has(name)) void drain();
    return answer;
  };
}
