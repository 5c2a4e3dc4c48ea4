import type { Rpc } from '../../../../supabase/functions/_shared/rpc.ts';

/** PostgreSQL's codes of a full disk, and of a server or session that only reads. */
export const diskFull = '53100';
export const readOnly = '25006';

/** The query that calls a function. Its argument is text, as a library would encode jsonb twice. */
export function callOf(name: string): string {
  return `select public.${name}($1::text::jsonb) as answer`;
}

/** An open database with the lead service's functions in it. */
export interface LeadDatabase {
  rpc: Rpc;
  /** Rewrites what is stored, so that nothing of erased rows stays in the database's files. */
  compact(): Promise<void>;
  /** It cannot be opened: every call rejects. */
  isUnusable?: true;
  /** A description for people, without password. */
  description: string;
  /** Waits for calls in progress, then closes; later calls reject. */
  close(): Promise<void>;
}
