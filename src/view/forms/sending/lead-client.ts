import { functionsPath } from '../../../shared/site/server-paths.ts';

/** A call's result as supabase-js gives it: it never throws. */
export interface InvokeResult {
  data: unknown;
  error: unknown;
  /** A failed response, if any. */
  response?: Response;
}

/** The site's only backend call. */
export interface LeadClient {
  invoke(
    name: string,
    options: { body: Record<string, unknown>; signal: AbortSignal },
  ): Promise<InvokeResult>;
}

let loading: Promise<LeadClient> | undefined;

/**
 * The backend client, loaded once on the first touch of a form. When that fails, as after a deployment, a plain call
 * takes over until the next request.
 */
export function loadLeadClient(): Promise<LeadClient> {
  loading ??= createLeadClient().catch(() => {
    loading = undefined;
    return plainClient;
  });
  return loading;
}

/** Prefetches the client. */
export function preloadLeadClient(): void {
  void loadLeadClient();
}

function backend(): { url: string; key: string } {
  return {
    url: import.meta.env.VITE_SUPABASE_URL || location.origin,
    key: import.meta.env.VITE_SUPABASE_ANON_KEY || 'local',
  };
}

async function createLeadClient(): Promise<LeadClient> {
  const { createClient } = await import('@supabase/supabase-js');
  const { url, key } = backend();
  const auth = { persistSession: true, autoRefreshToken: true };
  return createClient(url, key, { auth, global: { fetch: keepaliveFetch } }).functions;
}

/** Goes on when the visitor leaves the site before the answer, and says from which page it comes. */
const keepaliveFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, keepalive: true, referrerPolicy: 'no-referrer-when-downgrade' });

/** The client's call, by hand. */
const plainClient: LeadClient = {
  async invoke(name, { body, signal }) {
    const { url, key } = backend();
    const headers = { 'Content-Type': 'application/json', apikey: key, Authorization: `Bearer ${key}` };
    const request = { method: 'POST', headers, body: JSON.stringify(body), signal };
    try {
      const response = await keepaliveFetch(new URL(`${functionsPath}${name}`, url), request);
      if (!response.ok) return { data: null, error: `HTTP ${response.status}`, response };
      return { data: await response.json(), error: null };
    } catch (error) {
      return { data: null, error };
    }
  },
};
