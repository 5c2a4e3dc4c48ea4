import type { Rpc } from '../rpc.ts';

/** A Supabase project's own database API. */
export interface PostgrestOptions {
  /** https://<ref>.supabase.co */
  url: string;
  /** The project's secret key, of either kind. */
  key: string;
}

/** A call that takes longer counts as failed, in milliseconds. It may still be carried out: repeat it with its key. */
const timeoutMs = 5000;

/** Calls the database's functions through PostgREST: no connection to keep, and no right but to call them. */
export function postgrestRpc({ url, key }: PostgrestOptions): Rpc {
  const headers: Record<string, string> = { apikey: key, 'content-type': 'application/json' };
  // The older keys are tokens and name the role; a secret key is none, and would be refused there.
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
