import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';

/** Whether leads are taken and their mails get out. */
export interface LeadHealth {
  /** Leads are taken. */
  ok: boolean;
  database: 'up' | 'down';
  /** Absent when the database does not answer. */
  outbox?: {
    waiting: number;
    /** Set aside: these need a person. */
    dead: number;
    oldestWaitingSeconds: number | null;
  };
  /** Leads of the last 24 hours that were taken for a robot's and kept apart; absent when the database does not answer. */
  quarantined?: number;
}

/** Asks the database. Never rejects. */
export async function leadHealth(rpc: Rpc): Promise<LeadHealth> {
  try {
    const counts = new Map(Object.entries(Object(await rpc('lead_health', {}))));
    const oldest = counts.get('oldestWaitingSeconds');
    const outbox = {
      waiting: Number(counts.get('waiting')),
      dead: Number(counts.get('dead')),
      oldestWaitingSeconds: typeof oldest === 'number' ? oldest : null,
    };
    return { ok: true, database: 'up', outbox, quarantined: Number(counts.get('quarantined')) };
  } catch {
    return { ok: false, database: 'down' };
  }
}
