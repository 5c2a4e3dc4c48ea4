import { logCode } from './log-code.ts';
import type { Mail, Send } from './mail-types.ts';
import type { Rpc } from './rpc.ts';
import type { OutboxItem } from './stored-lead.ts';
import type { PostLead } from './webhook.ts';

/** What sends, and with what. */
export interface OutboxWork {
  rpc: Rpc;
  /** Absent without a mail service: mails then wait. */
  send?: Send;
  render(item: OutboxItem): Mail;
  /** Absent without a webhook. */
  post?: PostLead;
  /** Gets a line of JSON, without personal data. */
  log(line: string): void;
}

/** Counts of one drain: sent, to be retried, given up. */
interface OutboxTotals {
  sent: number;
  failed: number;
  dead: number;
}

interface Delivery {
  outcome: 'sent' | 'retry' | 'dead';
  /** For the database. */
  error?: string;
  /** For the log. */
  code?: string;
}

const counters = { sent: 'sent', retry: 'failed', dead: 'dead' } as const;

type Channel = 'mail' | 'webhook';

/** By what each kind of item leaves. */
const channelOf: Readonly<Record<OutboxItem['kind'], Channel>> = {
  company: 'mail',
  visitor: 'mail',
  digest: 'mail',
  webhook: 'webhook',
};
/** Mails sent concurrently; more would outlast their claim. */
const batchSize = 4;

/**
 * Sends all that is due in batches and settles each in the database. Never rejects: without the database the drain ends,
 * and claimed mails become due again by themselves.
 */
export async function drainOutbox({ rpc, send, render, post, log }: OutboxWork): Promise<OutboxTotals> {
  const totals: OutboxTotals = { sent: 0, failed: 0, dead: 0 };
  // Others are not claimed, so that waiting counts as no attempt.
  const kinds = sentKinds({ mail: send !== undefined, webhook: post !== undefined });
  const note = (facts: object) => log(JSON.stringify({ event: 'outbox', ...facts }));

  async function sendAndSettle(item: OutboxItem): Promise<void> {
    const { id, kind, attempts } = item;
    const { code, ...delivery } = await deliver(item, { send, render, post });
    let { outcome } = delivery;
    let message: string | undefined;
    try {
      // Retried once, as a sent mail that is not settled is sent again.
      const settle = () => rpc('outbox_settle', { id, attempts, ...delivery });
      if (isGivenUp(await settle().catch(settle))) outcome = 'dead';
    } catch {
      message = 'The database did not note this; it is done again.';
    }
    totals[counters[outcome]] += 1;
    if (outcome !== 'sent' || message !== undefined) note({ id, kind, attempts, outcome, code, message });
  }

  try {
    for (;;) {
      const items = claimed(await rpc('outbox_claim', { limit: batchSize, kinds }));
      if (items.length === 0) break;
      await Promise.all(items.map(sendAndSettle));
    }
  } catch {
    note({ message: 'The database gave no mails to send; the next round asks again.' });
  }
  if (Object.values(totals).some((count) => count > 0)) note(totals);
  return totals;
}

/** The kinds of items that can leave: of all of them undefined. */
export function sentKinds(has: Readonly<Record<Channel, boolean>>): string[] | undefined {
  if (has.mail && has.webhook) return undefined;
  return Object.entries(channelOf).flatMap(([kind, channel]) => (has[channel] ? [kind] : []));
}

/** After the last attempt the database sets an item aside. */
function isGivenUp(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'dead' in answer && answer.dead === true;
}

async function deliver(
  item: OutboxItem,
  {
    send = missing('RESEND_API_KEY'),
    render,
    post = missing('LEADS_WEBHOOK'),
  }: Pick<OutboxWork, 'send' | 'render' | 'post'>,
): Promise<Delivery> {
  try {
    if (item.kind === 'webhook') await post(item);
    else await send(render(item));
    return { outcome: 'sent' };
  } catch (error) {
    const code = logCode(error);
    if (!isPermanent(error)) return { outcome: 'retry', error: describe(error), code };
    // The company's address is a setting, which can be corrected.
    if (item.kind !== 'visitor')
      return { outcome: 'retry', error: `${describe(error)} Check LEADS_TO; the mail is tried again.`, code };
    return { outcome: 'dead', error: `${describe(error)} The mail is set aside.`, code };
  }
}

function missing(variable: string): () => Promise<never> {
  return () =>
    Promise.reject(Object.assign(new Error(`${variable} is not set.`), { code: 'NOT_CONFIGURED' }));
}

// Not by class: the error may come from another bundle.
function isPermanent(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'permanent' in error && error.permanent === true;
}

/** The message for the database: short, and without the addresses that mail servers quote. */
function describe(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // From the start of a word only: tried from each of its letters, an answer of one endless word would take minutes.
  return text.replace(/(?<!\S)\S+@\S*[^\s.,;]/g, '(address)').slice(0, 300);
}

function claimed(answer: unknown): OutboxItem[] {
  if (Array.isArray(answer)) return answer;
  throw new Error('outbox_claim must answer with a list.');
}
