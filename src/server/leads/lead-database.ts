import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';

/** An open database with the lead service's functions in it. */
export interface LeadDatabase {
  rpc: Rpc;
  /** What it is, for a person: without password. */
  description: string;
  /** Waits for calls in progress, then closes; later calls reject. */
  close(): Promise<void>;
}
