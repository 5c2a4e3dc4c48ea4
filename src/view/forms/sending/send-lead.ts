import { leadFunction } from '../../../shared/site/server-paths.ts';
import type { LeadBody } from './lead-body.ts';
import { type InvokeResult, type LeadClient, loadLeadClient } from './lead-client.ts';

/** `refused`: a response without `ok: true`. `unreachable`: no response. */
export type Outcome = 'sent' | 'refused' | 'unreachable';

/** How a lead fared. */
export interface SendResult {
  outcome: Outcome;
  /** Of the stored lead, where the answer names it. */
  id?: string;
}

const timeoutMs = 15_000;

interface SendOptions {
  load?: () => Promise<LeadClient>;
  signal?: AbortSignal;
  /** Before the second attempt: a server that restarts takes a moment. */
  retryDelayMs?: number;
}

/**
 * Sends a lead. Retries once without a response or after a server error (5xx), after two seconds, with the same body and
 * key; 15 seconds at most. Never throws; logs failures without the lead.
 */
export async function sendLead(body: LeadBody, options: SendOptions = {}): Promise<SendResult> {
  const { load = loadLeadClient, signal = AbortSignal.timeout(timeoutMs), retryDelayMs = 2000 } = options;
  const first = await attempt(body, load, signal);
  if (first.retry) await Promise.race([delay(retryDelayMs), aborted(signal)]);
  const last = first.retry && !signal.aborted ? await attempt(body, load, signal) : first;
  if (last.outcome !== 'sent') console.error(`${leadFunction}: ${last.outcome}`, last.error);
  return { outcome: last.outcome, id: last.id };
}

interface Attempt extends SendResult {
  /** Worth another attempt. */
  retry: boolean;
  error?: unknown;
}

async function attempt(
  body: LeadBody,
  load: () => Promise<LeadClient>,
  signal: AbortSignal,
): Promise<Attempt> {
  try {
    const lost = answerLost(signal);
    const client = await Promise.race([load(), lost]);
    return attemptOf(await Promise.race([client.invoke(leadFunction, { body, signal }), lost]));
  } catch (error) {
    return { outcome: 'unreachable', retry: true, error };
  }
}

function attemptOf({ data, error, response }: InvokeResult): Attempt {
  if (response !== undefined && error) return { outcome: 'refused', retry: response.status >= 500, error };
  // A response with invalid JSON is still a response.
  if (error instanceof SyntaxError) return { outcome: 'refused', retry: false, error };
  if (error) return { outcome: 'unreachable', retry: true, error };
  const isAccepted = typeof data === 'object' && data !== null && 'ok' in data && data.ok === true;
  if (!isAccepted) return { outcome: 'refused', retry: false };
  return {
    outcome: 'sent',
    retry: false,
    id: 'id' in data && typeof data.id === 'string' ? data.id : undefined,
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * Rejects when no answer is to be waited for any longer: at the end of the time, and when a step back brings this document
 * again, in which Safari never settles what was under way.
 */
async function answerLost(signal: AbortSignal): Promise<never> {
  await new Promise<void>((resolve) => {
    void aborted(signal).then(resolve);
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { signal });
  });
  throw signal.reason ?? new Error('The visitor left meanwhile.');
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
