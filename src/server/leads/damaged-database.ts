import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import type { LeadDatabase } from './lead-database.ts';

/** The embedded database is there and cannot be opened. */
export class DamagedDatabaseError extends CouldNotRunError {
  override name = 'DamagedDatabaseError';
}

/** The error for a folder, with the way out. */
export function damagedDatabaseError(folder: string, cause: unknown): DamagedDatabaseError {
  const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  return new DamagedDatabaseError(
    `The database in ${folder} cannot be opened (${reason}): stop the server, move that folder away, put the one of your last backup in its place, or none to begin without leads, and start again; keep what you moved, as it may hold leads.`,
    { cause },
  );
}

/** What stands in for a damaged database: pages are still worth serving, and the forms answer that they cannot be sent now. */
export function damagedDatabase(folder: string): LeadDatabase {
  const refuse = () =>
    Promise.reject(Object.assign(new Error(`The database in ${folder} is damaged.`), { code: 'DAMAGED' }));
  return {
    isDamaged: true,
    rpc: refuse,
    compact: refuse,
    description: `a damaged database in ${folder}`,
    close: async () => {},
  };
}
