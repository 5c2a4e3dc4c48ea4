import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';

/** An open database with the lead service's functions in it. */
export interface LeadDatabase {
  rpc: Rpc;
  /** Rewrites what is stored, so that nothing of erased rows stays in the database's files. */
  compact(): Promise<void>;
  /** It cannot be opened: every call rejects. */
  isUnusable?: true;
  /** What it is, for a person: without password. */
  description: string;
  /** Waits for calls in progress, then closes; later calls reject. */
  close(): Promise<void>;
}
