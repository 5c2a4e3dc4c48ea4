import { logCode } from './log-code.ts';
import type { Mail, Send } from './mail-types.ts';
import type { Rpc } from './rpc.ts';
import type { OutboxItem } from './stored-lead.ts';

interface OutboxWork {
  rpc: Rpc;
  send: Send;
  render(item: OutboxItem): Mail;
  /** Gets one line, without personal data. */
  log(line: string): void;
}

/** How the mails of one drain ended: sent, to be tried again, or set aside. */
export interface OutboxTotals {
  sent: number;
  failed: number;
  dead: number;
}

interface Ending {
  outcome: 'sent' | 'retry' | 'dead';
  /** For the database. */
  error?: string;
  /** For the log. */
  code?: string;
}

const counters = { sent: 'sent', retry: 'failed', dead: 'dead' } as const;

/** So many mails are claimed and sent side by side; more would wait longer than their claim lasts. */
const batchSize = 4;

/**
 * Sends everything that is due, in batches, and tells the database how each mail ended. Never rejects: a database
 * that cannot be reached ends the drain, and what was claimed becomes due again by itself.
 */
export async function drainOutbox({ rpc, send, render, log }: OutboxWork): Promise<OutboxTotals> {
  const totals: OutboxTotals = { sent: 0, failed: 0, dead: 0 };
  const note = (facts: object) => log(JSON.stringify({ event: 'outbox', ...facts }));

  async function handle(item: OutboxItem): Promise<void> {
    const { id, attempts } = item;
    const { code, ...ending } = await deliver(item, send, render);
    totals[counters[ending.outcome]] += 1;
    if (ending.outcome !== 'sent') note({ id, attempts, outcome: ending.outcome, code });
    try {
      // A sent mail that stays unsettled goes out again; the second call outlives a connection that was lost.
      const settle = () => rpc('outbox_settle', { id, attempts, ...ending });
      await settle().catch(settle);
    } catch {
      note({
        id,
        attempts,
        outcome: ending.outcome,
        message: 'The database did not note this; it is done again.',
      });
    }
  }

  try {
    for (;;) {
      const items = claimed(await rpc('outbox_claim', { limit: batchSize }));
      if (items.length === 0) break;
      await Promise.all(items.map(handle));
    }
  } catch {
    note({ message: 'The database gave no mails to send; the next round asks again.' });
  }
  if (Object.values(totals).some((count) => count > 0)) note(totals);
  return totals;
}

async function deliver(item: OutboxItem, send: Send, render: OutboxWork['render']): Promise<Ending> {
  try {
    await send(render(item));
    return { outcome: 'sent' };
  } catch (error) {
    const code = logCode(error);
    if (!isPermanent(error)) return { outcome: 'retry', error: describe(error), code };
    // The company's own address is a setting: no lead may be lost by a wrong one.
    if (item.kind === 'company')
      return { outcome: 'retry', error: `${describe(error)} Check LEADS_TO; the mail is tried again.`, code };
    return { outcome: 'dead', error: `${describe(error)} The mail is set aside.`, code };
  }
}

// By property and not by class: the error may come from another bundle.
function isPermanent(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'permanent' in error && error.permanent === true;
}

/** What went wrong, for the database: short, and without the addresses that mail servers like to repeat. */
function describe(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\S+@\S+/g, '(address)').slice(0, 300);
}

function claimed(answer: unknown): OutboxItem[] {
  if (Array.isArray(answer)) return answer;
  throw new Error('outbox_claim must answer with a list.');
}
