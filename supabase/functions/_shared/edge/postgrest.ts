import type { Rpc } from '../rpc.ts';

/** A Supabase project's own database API. */
export interface PostgrestOptions {
  /** https://<ref>.supabase.co */
  url: string;
  /** The project's secret key, of either kind. */
  key: string;
}

/** For one call, in milliseconds. It may still be carried out: retry with the same idempotency key. */
const timeoutMs = 5000;

/** Calls the database's functions through PostgREST, which needs no connection and no other rights. */
export function postgrestRpc({ url, key }: PostgrestOptions): Rpc {
  const headers: Record<string, string> = { apikey: key, 'content-type': 'application/json' };
  // Older keys are tokens that name the role; secret keys are none.
  if (key.startsWith('eyJ')) headers.authorization = `Bearer ${key}`;
  return async (name, args) => {
    const answer = await fetch(`${url.replace(/\/$/, '')}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ p: args }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) return answer.json();
    throw Object.assign(new Error(`The database API answered ${answer.status} to ${name}.`), {
      code: await responseCode(answer),
    });
  };
}

/** The SQLSTATE or PostgREST's own code, when the answer has one. */
async function responseCode(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined);
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return typeof code === 'string' ? code : `HTTP_${answer.status}`;
}
