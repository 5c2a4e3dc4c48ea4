/** What an attempt to reach the function gave, in the shape of supabase-js: it never throws. */
export interface InvokeResult {
  data: unknown;
  error: unknown;
  /** The answer of the function, when there was one that failed. */
  response?: Response;
}

/** The one thing the site asks of its backend. */
export interface LeadClient {
  invoke(
    name: string,
    options: { body: Record<string, unknown>; signal: AbortSignal },
  ): Promise<InvokeResult>;
}

let loading: Promise<LeadClient> | undefined;

/**
 * The backend client, fetched once, on the first touch of a form. Rejects when its script cannot be fetched; the
 * next call then tries again.
 */
export function loadLeadClient(): Promise<LeadClient> {
  loading ??= createLeadClient().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Starts fetching the client; a failure is left for the moment of sending. */
export function warmLeadClient(): void {
  loadLeadClient().catch(() => undefined);
}

async function createLeadClient(): Promise<LeadClient> {
  const { createClient } = await import('@supabase/supabase-js');
  const url = import.meta.env.VITE_SUPABASE_URL || location.origin;
  const key = import.meta.env.VITE_SUPABASE_ANON_KEY || 'local';
  return createClient(url, key, { auth: { persistSession: true, autoRefreshToken: true } }).functions;
}
