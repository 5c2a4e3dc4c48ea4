import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { LeadItem, StoredLead } from '../../../../supabase/functions/_shared/stored-lead.ts';
import type { CommandRpc } from './command-rpc.ts';

/** How one mail about a lead, or its webhook, is doing. */
export interface ListedMail {
  id: string;
  kind: LeadItem['kind'];
  status: 'pending' | 'sent' | 'dead';
  attempts: number;
  nextAttemptAt?: string;
  sentAt?: string;
  lastError?: string;
}

/** A lead with all that is known of it. Moments are ISO dates and times. */
export interface ListedLead extends StoredLead {
  /** Probably sent by a robot: no mails went out. */
  quarantined: boolean;
  purgeAfter: string;
  /** What people did about it, oldest first. */
  notes: { at: string; text: string }[];
  /** When nothing was left to do about it. */
  doneAt?: string;
  mails: ListedMail[];
}

/** How many leads the database gives at a time. */
const limit = 500;

/** Gives all leads, newest first. */
export async function* listLeads(rpc: CommandRpc): AsyncGenerator<ListedLead> {
  let before: { createdAt: string; id: string } | undefined;
  for (;;) {
    const page = leadList(await rpc('lead_list', { limit, before }));
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < limit) return;
    // The embedded database works in this process and gives way to nobody: without this, pages would wait for all leads.
    await yieldToOthers();
    before = { createdAt: last.createdAt, id: last.id };
  }
}

function leadList(answer: unknown): ListedLead[] {
  if (Array.isArray(answer)) return answer;
  throw new TypeError('lead_list must answer with a list.');
}
