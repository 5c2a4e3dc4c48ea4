import type { SenderNetworks } from './client-address.ts';
import type { KeyedHash } from './keyed-hash.ts';
import type { Lead } from './lead.ts';
import type { LeadPage } from './lead-page.ts';
import { canonicalMailbox } from './mailbox.ts';

/** The sender of a lead, for its rate limits: new leads in ten minutes. */
interface Sender {
  networks: SenderNetworks;
  limit: number;
  /** Of all senders in the wider network together. */
  widerLimit: number;
}

/** What a lead is submitted with. */
interface SubmitContext {
  sender: Sender;
  /** As `2026-11-21`. */
  day: string;
  hash: KeyedHash;
  /** Stored with the lead; the same lead from another page is no other. */
  page?: LeadPage;
  /** Whether a webhook receives leads. */
  webhook?: boolean;
}

/**
 * The arguments of `lead_submit`. One lead is one key of the visitor with one content: the same key with edited text is a
 * new lead, so nothing is lost; without a key, the same content on one day (`2026-11-21`) is one lead.
 */
export async function submitArguments(
  lead: Lead,
  { sender, day, hash, page, webhook = false }: SubmitContext,
): Promise<Record<string, unknown>> {
  const { formType, email, fields, idempotencyKey = day, suspicious } = lead;
  const content = JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
  const { own, wider } = sender.networks;
  const [key, address, visitor, around] = await Promise.all([
    hash('lead', idempotencyKey, formType, email, content, String(suspicious)),
    hash('address', day, own),
    hash('visitor', canonicalMailbox(email)),
    wider === undefined ? undefined : hash('wider', day, wider),
  ]);
  return {
    dedupeKey: key,
    formType,
    email,
    fields: { ...fields, ...page },
    quarantined: suspicious,
    webhook,
    addressBucket: `address:${address}`,
    addressLimit: sender.limit,
    ...(around !== undefined && { widerBucket: `wider:${around}`, widerLimit: sender.widerLimit }),
    visitorBucket: `visitor:${visitor}`,
  };
}
