import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';

/** The functions of the database, and whether leads are refused. */
export interface RefusalWatch {
  rpc: Rpc;
  /** The last lead could not be stored, no longer than ten minutes ago. */
  isRefusing(): boolean;
}

/** In milliseconds: without new leads nothing would end a refusal. */
const memory = 10 * 60 * 1000;

/** Watches how storing leads goes: a full disk refuses large leads before it refuses a small check. */
export function watchRefusals(rpc: Rpc, now: () => number = () => performance.now()): RefusalWatch {
  let refusedAt = Number.NEGATIVE_INFINITY;
  return {
    rpc: async (name, args) => {
      if (name !== 'lead_submit') return rpc(name, args);
      try {
        const answer = await rpc(name, args);
        refusedAt = Number.NEGATIVE_INFINITY;
        return answer;
      } catch (error) {
        refusedAt = now();
        throw error;
      }
    },
    isRefusing: () => now() - refusedAt < memory,
  };
}
