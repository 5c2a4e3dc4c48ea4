import { type Mail, mailHeaders, type Send } from '../mail-types.ts';

/** An account at Resend, the service that sends mail by HTTP. */
export interface ResendOptions {
  url: string;
  key: string;
  /** Sender, such as `HopLease <info@hoplease.example>`; its domain must be verified at the service. */
  from: string;
}

interface Answer {
  status: number;
  name: string;
  message: string;
  /** Milliseconds. */
  retryAfter: number;
}

/** In milliseconds, for one attempt. */
const timeoutMs = 20_000;
/** The service limits mails per second with `retry-after`. */
const maxAttempts = 4;
const maxWaitMs = 3000;

/** For a day, the name of the answer to a key of another text: by the next attempt, the mail of a morning may say something else. */
const saidOther = 'invalid_idempotent_request';

/** In milliseconds for all of one mail: below `claimSeconds` of the database's limits, as a test sees. */
export const longestSendMs = maxAttempts * timeoutMs + (maxAttempts - 1) * maxWaitMs;

/**
 * Sends mails through Resend, each with its id as idempotency key: one that is sent again within a day arrives once, unless it says
 * something else by then. A refusal of recipient or text rejects with `permanent: true`; a wrong key or sender does not, because
 * settings can be corrected.
 */
export function resendMailer({ url, key, from }: ResendOptions): Send {
  return async (mail) => {
    let idempotencyKey = mail.id;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await post(mail, idempotencyKey);
      const { status, name, message, retryAfter } = answer;
      if (status < 300) return;
      if (name === saidOther && idempotencyKey === mail.id && attempt < maxAttempts) {
        idempotencyKey = crypto.randomUUID();
        continue;
      }
      if (status === 429 && attempt < maxAttempts && retryAfter <= maxWaitMs) {
        await new Promise((resolve) => setTimeout(resolve, retryAfter));
        continue;
      }
      const permanent = isPermanent(answer);
      const text = `The mail service answered ${status} ${name}: ${message}`;
      const advice = permanent ? '' : ' Check RESEND_API_KEY and MAIL_FROM; the mail is tried again.';
      throw Object.assign(new Error(text + advice), { code: `HTTP_${status}`, permanent });
    }
  };

  async function post({ to, replyTo, subject, text, html }: Mail, idempotencyKey: string): Promise<Answer> {
    const answer = await fetch(`${url}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify({
        from,
        to,
        reply_to: replyTo,
        subject,
        text,
        html,
        headers: mailHeaders,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    return {
      status: answer.status,
      name: textAt(body, 'name'),
      message: textAt(body, 'message'),
      retryAfter: Number.isFinite(seconds) ? seconds * 1000 : maxWaitMs + 1,
    };
  }
}

/** Errors of API key, sender or idempotency key are not the mail's. */
function isPermanent({ status, name, message }: Answer): boolean {
  if (status !== 400 && status !== 422) return false;
  return !/from|key|idempotent/.test(name) && !message.includes('`from`');
}

function textAt(body: unknown, key: 'name' | 'message'): string {
  if (typeof body !== 'object' || body === null) return '';
  const value = new Map<string, unknown>(Object.entries(body)).get(key);
  return typeof value === 'string' ? value : '';
}
