import type { FormType } from '../../../src/shared/leads/lead-forms.ts';
import { defaultBodyTimeoutMs, maxBodyBytes } from './body-limits.ts';
import { senderNetworks } from './client-address.ts';
import { HttpError, httpErrors } from './http-error.ts';
import type { KeyedHash } from './keyed-hash.ts';
import { readLead } from './lead.ts';
import type { FindLeadPage } from './lead-page.ts';
import { logCode } from './log-code.ts';
import { acceptedOrigin } from './origin.ts';
import { readBody } from './read-body.ts';
import { acceptedResponse, errorResponse, preflightResponse } from './responses.ts';
import type { Rpc } from './rpc.ts';
import { submitArguments } from './submit-arguments.ts';
import { readSubmitResult, type StoredResult } from './submit-result.ts';

/** Dependencies and limits of the handler. */
export interface LeadHandlerOptions {
  rpc: Rpc;
  /** For keys of leads and senders; the same in every process that uses one database. */
  hash: KeyedHash;
  /** Other origins that may send leads. */
  allowedOrigins: readonly string[];
  /** The site's own addresses, allowed on any port, as is the host of the request. */
  siteOrigins?: () => readonly string[];
  /** Finds the page that a lead came from; default: none is known. */
  findPage?: FindLeadPage;
  /** Whether a webhook receives leads. */
  webhook?: boolean;
  /** New leads per sender in ten minutes; default is `leadsPerSender`. */
  ipLimit?: number;
  /** Gets one line of JSON per request, without personal data. */
  log: (line: string) => void;
  /** Called after a new lead is stored, to start sending mails; must not block. */
  afterStore: () => void;
  /** The time, in milliseconds since 1970. */
  now?: () => number;
  /** For receiving the body, in milliseconds; default is `defaultBodyTimeoutMs`. */
  bodyTimeoutMs?: number;
}

/** Handles a request from this IP address; empty when unknown. Never rejects. */
export type LeadHandler = (request: Request, clientIp: string) => Promise<Response>;

/** New leads in ten minutes. */
export const leadsPerSender = 10;

/** New leads in ten minutes of all senders in an IPv6 /48: more than visitors send, and far less than its 65,536 senders could. */
export const leadsPerWiderNetwork = 100;

const retryAfterSeconds = 10;

const noAddress =
  'Requests hold no address of their visitor, so all visitors count as one sender and soon get 429: let CLIENT_IP_HEADER name the header in which the proxy puts it.';

interface Progress {
  origin?: string;
  formType?: FormType;
  /** Suspected spam: stored without mail. */
  quarantined?: true;
}

/** Creates a handler that validates leads, stores each once, and answers 200 only when it is stored. */
export function createLeadHandler(options: LeadHandlerOptions): LeadHandler {
  const { rpc, hash, allowedOrigins, ipLimit = leadsPerSender, log, afterStore } = options;
  const { siteOrigins = () => [], findPage, webhook } = options;
  const { now = Date.now, bodyTimeoutMs = defaultBodyTimeoutMs } = options;
  const limits = { maxBytes: maxBodyBytes, timeoutMs: bodyTimeoutMs };
  let warned = false;

  /** Without addresses of their own, all visitors share one rate limit. */
  function warnOfNoAddress(): void {
    if (!warned) log(JSON.stringify({ event: 'settings', message: noAddress }));
    warned = true;
  }

  /** The first check that fails decides the error. */
  async function store(request: Request, clientIp: string, progress: Progress): Promise<StoredResult> {
    if (request.method !== 'POST') throw new HttpError('method');
    const read = readLead(await readBody(request, limits));
    if ('fields' in read) throw new HttpError('fields', { fields: read.fields });
    progress.formType = read.lead.formType;
    if (read.lead.suspicious) progress.quarantined = true;
    const day = new Date(now()).toISOString().slice(0, 10);
    const networks = senderNetworks(clientIp);
    if (networks.own === '') warnOfNoAddress();
    const sender = { networks, limit: ipLimit, widerLimit: leadsPerWiderNetwork };
    const page = await findPage?.(request);
    const args = await submitArguments(read.lead, { sender, day, hash, page, webhook });
    const answer = readSubmitResult(await rpc('lead_submit', args));
    if (answer.status === 'limited') throw new HttpError('rate_limited', { retryAfter: answer.retryAfter });
    return answer;
  }

  /** A stored lead is accepted even when its mails cannot be started. */
  function startDrain(): void {
    try {
      afterStore();
    } catch (error) {
      log(JSON.stringify({ event: 'outbox', outcome: 'failed', cause: logCode(error) }));
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
      progress.origin = acceptedOrigin(request, { exact: allowedOrigins, own: siteOrigins() });
      if (progress.origin === undefined) throw new HttpError('origin');
      if (request.method === 'OPTIONS') return preflightResponse(progress.origin);
      const answer = await store(request, clientIp, progress);
      finish(200, answer.status);
      if (answer.status === 'stored') startDrain();
      return acceptedResponse(progress.origin, answer.id);
    } catch (error) {
      const httpError =
        error instanceof HttpError
          ? error
          : new HttpError('unavailable', { retryAfter: retryAfterSeconds, cause: error });
      const { code, cause } = httpError;
      const failed = code === 'unavailable';
      finish(
        httpErrors[code].status,
        failed ? 'failed' : 'refused',
        failed ? { code, cause: logCode(cause) } : { code },
      );
      return errorResponse(progress.origin, httpError, requestId);
    }
  };
}
