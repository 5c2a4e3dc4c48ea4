/** The functions of the database; supabase/migrations documents each. */
export const rpcNames = [
  'lead_submit',
  'outbox_claim',
  'outbox_settle',
  'outbox_resume',
  'lead_purge',
  'lead_erase',
  'lead_list',
  'lead_retry',
  'lead_health',
  'lead_note',
  'lead_done',
  'lead_correct',
  'lead_release',
  'outbox_digest',
  'lead_dump',
  'lead_load',
  'lead_probe',
] as const;

export type RpcName = (typeof rpcNames)[number];

/**
 * Calls one function of the database in one transaction. Rejects when the database cannot be reached or refuses, with a
 * `code`; the message may quote personal data and is not for a log.
 */
export type Rpc = (name: RpcName, args: Record<string, unknown>) => Promise<unknown>;
