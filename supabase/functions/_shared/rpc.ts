/** The functions of the database that the lead service calls; supabase/migrations says what each takes and gives. */
export type RpcName =
  | 'lead_submit'
  | 'outbox_claim'
  | 'outbox_settle'
  | 'outbox_resume'
  | 'lead_purge'
  | 'lead_erase'
  | 'lead_list'
  | 'lead_retry'
  | 'lead_health';

/**
 * Calls one function of the database, in one transaction, and gives its answer. Rejects when the database cannot be
 * reached or refuses; an error's `code` then says why, its message may quote personal data and is not for a log.
 */
export type Rpc = (name: RpcName, args: Record<string, unknown>) => Promise<unknown>;
