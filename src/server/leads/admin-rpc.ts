import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';
import { type ListedLead, listLeads } from './listed-lead.ts';
import { removeMailFiles, removeOldMailFiles } from './mail-files.ts';

/** What managing leads needs. */
export interface AdminRpcOptions {
  rpc: Rpc;
  /** Where mails are written that are not sent. */
  mailFolder: string;
  /** Sends what is due, and resolves when nothing is being sent; where nobody sends, nothing to do. */
  drain?: () => Promise<void>;
}

const day = 24 * 60 * 60 * 1000;
/** No lead is kept longer, in milliseconds. */
const maxRetentionMs = 366 * day;
/** The database's clock may run ahead of ours, in milliseconds. */
const clockMargin = 60_000;

/**
 * The database's functions for whoever manages leads: what is erased or purged takes its written mails along, and what
 * is retried leaves at once.
 */
export function adminRpc({ rpc, mailFolder, drain = async () => {} }: AdminRpcOptions): Rpc {
  /** Calls the function, and then removes the mails that were written for the leads it erases. */
  async function erasing(
    call: () => Promise<unknown>,
    goes: (lead: ListedLead) => boolean,
  ): Promise<unknown> {
    const mails: string[] = [];
    for await (const lead of listLeads(rpc)) if (goes(lead)) mails.push(...lead.mails.map(({ id }) => id));
    const answer = await call();
    // A mail that was on its way to its file while its lead was erased is there after this.
    await drain();
    await removeMailFiles(mailFolder, mails);
    return answer;
  }

  return async (name, args) => {
    const call = () => rpc(name, args);
    if (name === 'lead_erase') {
      const email = String(args.email).trim().toLowerCase();
      return erasing(call, (lead) => lead.email.toLowerCase() === email);
    }
    if (name === 'lead_purge') {
      await removeOldMailFiles(mailFolder, Date.now() - maxRetentionMs);
      return erasing(call, ({ purgeAfter }) => Date.parse(purgeAfter) <= Date.now() + clockMargin);
    }
    const answer = await call();
    if (name === 'lead_retry' || name === 'outbox_resume') void drain();
    return answer;
  };
}
