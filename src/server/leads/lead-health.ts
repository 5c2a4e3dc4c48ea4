import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';

/** Whether leads are stored and mailed. */
export interface LeadHealth {
  /** Leads can be stored. */
  ok: boolean;
  database: 'up' | 'down';
  /** Absent when the database is down. */
  outbox?: {
    waiting: number;
    /** Given up: these need a person. */
    dead: number;
    oldestWaitingSeconds: number | null;
  };
  /** Suspected spam in the last 24 hours; absent when the database is down. */
  quarantined?: number;
}

/** Reads it from the database. Never rejects. */
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
