import { errorCode } from '../../../src/shared/error-code.ts';
import { hmac } from './hmac.ts';
import { logCode } from './log-code.ts';
import type { LeadItem } from './stored-lead.ts';

/** A company's own system that receives each lead. */
interface WebhookOptions {
  url: string;
  /** Shared with the receiver. */
  secret: string;
  /** For one attempt; default is `webhookTimeoutMs`. */
  timeoutMs?: number;
  /** The time, in milliseconds since 1970. */
  now?: () => number;
}

/** For one attempt, in milliseconds: mails do not wait long for a receiver that is slow. */
export const webhookTimeoutMs = 5000;

/** Posts a lead. Rejects when the receiver does not answer with 2xx in time. */
export type PostLead = (item: LeadItem) => Promise<void>;

/**
 * Posts leads as JSON, signed with HMAC-SHA256 over `<timestamp>.<body>`. Each attempt has the same id and a timestamp of its
 * own; a redirect is not followed.
 */
export function webhookPoster({
  url,
  secret,
  timeoutMs = webhookTimeoutMs,
  now = Date.now,
}: WebhookOptions): PostLead {
  const sign = hmac(secret);
  return async ({ lead }) => {
    const body = JSON.stringify(lead);
    const timestamp = String(Math.floor(now() / 1000));
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': lead.id,
        'x-lead-timestamp': timestamp,
        'x-lead-signature': `sha256=${await sign(`${timestamp}.${body}`)}`,
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(refuseSilence);
    await response.body?.cancel();
    if (response.ok) return;
    const { status } = response;
    const advice = status < 400 ? ' No redirect is followed: check LEADS_WEBHOOK.' : '';
    throw Object.assign(new Error(`The webhook answered ${status}.${advice}`), { code: `HTTP_${status}` });
  };
}

/** `fetch` itself says only that it failed, and the reason that it keeps may quote the address, with its secrets. */
function refuseSilence(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = errorCode(cause) === '' ? logCode(error) : logCode(cause);
  throw Object.assign(new Error(`The webhook gave no answer (${code}).`, { cause: error }), { code });
}
