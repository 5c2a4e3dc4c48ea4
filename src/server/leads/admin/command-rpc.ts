import type { RpcName } from '../../../../supabase/functions/_shared/rpc.ts';

/** What commands call, also of the process that has the embedded database. */
export const commandFunctions = [
  'lead_list',
  'lead_erase',
  'lead_retry',
  'lead_purge',
  'lead_health',
  'lead_note',
  'lead_done',
  'lead_correct',
  'lead_release',
  'lead_dump',
  'outbox_resume',
] as const satisfies readonly RpcName[];

/** An `Rpc` for these alone. */
export type CommandRpc = (
  name: (typeof commandFunctions)[number],
  args: Record<string, unknown>,
) => Promise<unknown>;
