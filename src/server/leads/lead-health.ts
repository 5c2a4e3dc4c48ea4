import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';

/** Whether leads are stored and mailed. */
export interface LeadHealth {
  /** Leads can be stored, no mail is stuck, and old leads are purged. */
  ok: boolean;
  /** `refusing`: it answers, but leads cannot be stored. */
  database: 'up' | 'refusing' | 'down';
  /** Absent when the database is down. */
  outbox?: {
    waiting: number;
    /** Given up: these need a person. */
    dead: number;
    oldestWaitingSeconds: number | null;
    /** Waiting or dead for an hour; absent when the database refuses. */
    stuck?: number;
  };
  /** Suspected spam in the last 24 hours; absent when the database is down. */
  quarantined?: number;
  /** Nothing is purged until a person says that the clock is right; absent when the database is down. */
  purgeRefused?: boolean;
}

interface HealthOptions {
  /** Whether the last lead could not be stored. */
  isRefusing?: () => boolean;
  /** What the outbox sends; default is everything. */
  kinds?: readonly string[];
}

/** Reads it from the database, and tries to write. Never rejects. */
export async function leadHealth(
  rpc: Rpc,
  { isRefusing = () => false, kinds }: HealthOptions = {},
): Promise<LeadHealth> {
  try {
    const counts = await numbers(rpc('lead_health', {}));
    const oldest = counts.get('oldestWaitingSeconds');
    const outbox = {
      waiting: Number(counts.get('waiting')),
      dead: Number(counts.get('dead')),
      oldestWaitingSeconds: typeof oldest === 'number' ? oldest : null,
    };
    const quarantined = Number(counts.get('quarantined'));
    const purgeRefused = counts.get('purgeRefused') === true;
    try {
      if (isRefusing()) throw new Error('The last lead was refused.');
      const stuck = Number((await numbers(rpc('lead_probe', { kinds }))).get('stuckMails'));
      const ok = stuck === 0 && !purgeRefused;
      return { ok, database: 'up', outbox: { ...outbox, stuck }, quarantined, purgeRefused };
    } catch {
      return { ok: false, database: 'refusing', outbox, quarantined, purgeRefused };
    }
  } catch {
    return { ok: false, database: 'down' };
  }
}

async function numbers(answer: Promise<unknown>): Promise<Map<string, unknown>> {
  return new Map(Object.entries(Object(await answer)));
}
