import type { FormType } from '../../../src/shared/lead-forms.ts';
import { acceptedAnswer, preflightAnswer, refusedAnswer } from './answer.ts';
import { senderNetwork } from './client-address.ts';
import type { KeyedHash } from './keyed-hash.ts';
import { readLead } from './lead.ts';
import { acceptedOrigin } from './origin.ts';
import { readBody } from './read-body.ts';
import { Refusal, refusals } from './refusal.ts';
import type { Rpc } from './rpc.ts';
import { submission } from './submission.ts';
import { type KeptAnswer, submitAnswer } from './submit-answer.ts';

/** What the handler works with. */
export interface LeadHandlerOptions {
  rpc: Rpc;
  /** Makes the keys under which leads and senders are known; the same in every process that uses one database. */
  hash: KeyedHash;
  /** Other websites that may send leads, as scheme, host and port. */
  allowedOrigins: readonly string[];
  /** The site's own addresses, allowed on any port. The host a request is sent to always is. */
  siteOrigins?: readonly string[];
  /** New leads that one sender may send in ten minutes. */
  ipLimit: number;
  /** Receives one line of JSON for each request, without personal data. */
  log: (line: string) => void;
  /** Called after a new lead was stored, to wake whoever sends its mails. Must not wait for that. */
  afterStore: () => void;
  /** The time, in milliseconds since 1970. */
  now?: () => number;
  /** How long a body may take to come in, in milliseconds; 10 seconds unless told. */
  bodyPatience?: number;
}

/** Answers a request of a sender with this IP address; empty when it is not known. Never rejects. */
export type LeadHandler = (request: Request, clientIp: string) => Promise<Response>;

/** Bytes; the longest message takes less, also in letters of four bytes. */
const largestBody = 32 * 1024;
const unavailableFor = 10;

interface Progress {
  origin?: string;
  formType?: FormType;
  /** Taken for a robot's: kept apart, without mail. */
  quarantined?: true;
}

/** A handler that takes leads: checks them, stores each once, and says so only when it is stored. */
export function createLeadHandler(options: LeadHandlerOptions): LeadHandler {
  const { rpc, hash, allowedOrigins, siteOrigins = [], ipLimit, log, afterStore } = options;
  const { now = Date.now, bodyPatience = 10_000 } = options;
  const origins = { exact: allowedOrigins, own: siteOrigins };
  const limits = { bytes: largestBody, milliseconds: bodyPatience };

  /** Stores the lead in a request; the checks stand in the order in which they refuse. */
  async function take(request: Request, clientIp: string, progress: Progress): Promise<KeptAnswer> {
    if (request.method !== 'POST') throw new Refusal('method');
    const read = readLead(await readBody(request, limits));
    if ('fields' in read) throw new Refusal('fields', { fields: read.fields });
    progress.formType = read.lead.formType;
    if (read.lead.suspicious) progress.quarantined = true;
    const day = new Date(now()).toISOString().slice(0, 10);
    const sender = { network: senderNetwork(clientIp), limit: ipLimit };
    const args = await submission(read.lead, sender, day, hash);
    const answer = submitAnswer(await rpc('lead_submit', args));
    if (answer.status === 'limited') throw new Refusal('rate_limited', { retryAfter: answer.retryAfter });
    return answer;
  }

  /** A lead that is stored is accepted, whatever becomes of its mails. */
  function wake(): void {
    try {
      afterStore();
    } catch (error) {
      log(JSON.stringify({ event: 'wake', outcome: 'failed', cause: codeOf(error) }));
    }
  }

  return async (request, clientIp) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    const progress: Progress = {};
    const finish = (status: number, outcome: string, more: Record<string, unknown> = {}) => {
      const ms = Math.round(performance.now() - started);
      const { formType, quarantined } = progress;
      log(JSON.stringify({ event: 'lead', requestId, formType, quarantined, outcome, status, ms, ...more }));
    };
    try {
      progress.origin = acceptedOrigin(request, origins);
      if (progress.origin === undefined) throw new Refusal('origin');
      if (request.method === 'OPTIONS') return preflightAnswer(progress.origin);
      const answer = await take(request, clientIp, progress);
      finish(200, answer.status);
      if (answer.status === 'stored') wake();
      return acceptedAnswer(progress.origin, answer.id);
    } catch (error) {
      const refusal =
        error instanceof Refusal
          ? error
          : new Refusal('unavailable', { retryAfter: unavailableFor, cause: error });
      const { code, cause } = refusal;
      const failed = code === 'unavailable';
      finish(
        refusals[code].status,
        failed ? 'failed' : 'refused',
        failed ? { code, cause: codeOf(cause) } : { code },
      );
      return refusedAnswer(progress.origin, refusal, requestId);
    }
  };
}

/** The code of an error, such as an SQLSTATE; its message may quote what a visitor wrote. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^\w{1,40}$/.test(code)) return code;
  return error instanceof Error ? error.name : typeof error;
}
