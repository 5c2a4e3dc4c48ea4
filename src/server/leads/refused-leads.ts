import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';
import { errorCode } from '../../shared/error-code.ts';
import { diskFull, readOnly } from './database/lead-database.ts';
import { freeSpace } from './needed-space.ts';

/** The functions of the database, and whether leads are refused. */
interface RefusalWatch {
  rpc: Rpc;
  /** The last lead could not be stored, no longer than ten minutes ago. */
  isRefusing(): boolean;
}

/** In milliseconds: without new leads nothing would end a refusal. */
const memory = 10 * 60 * 1000;

/** What to do about it, by the code of PostgreSQL. */
const remedies = new Map([
  [diskFull, `The disk of the database is full: ${freeSpace}; leads are then taken by themselves.`],
  [readOnly, 'The database only reads: let it write, or set DATABASE_URL to the one that does.'],
]);

/**
 * Watches how storing leads goes: a full disk refuses large leads before it refuses a small check. `log` receives a line of JSON when
 * a refusal begins that has a remedy.
 */
export function watchRefusals(rpc: Rpc, log: (line: string) => void): RefusalWatch {
  let refusedAt = Number.NEGATIVE_INFINITY;
  const isRefusing = () => performance.now() - refusedAt < memory;

  function logRemedy(error: unknown): void {
    const message = remedies.get(errorCode(error));
    if (message !== undefined) log(JSON.stringify({ event: 'database', outcome: 'refusing', message }));
  }

  return {
    rpc: async (name, args) => {
      if (name !== 'lead_submit') return rpc(name, args);
      try {
        const answer = await rpc(name, args);
        refusedAt = Number.NEGATIVE_INFINITY;
        return answer;
      } catch (error) {
        if (!isRefusing()) logRemedy(error);
        refusedAt = performance.now();
        throw error;
      }
    },
    isRefusing,
  };
}
