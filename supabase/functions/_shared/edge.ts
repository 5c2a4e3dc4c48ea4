import { addressFromHeader } from './client-address.ts';
import { inBackground } from './edge/background.ts';
import { readEdgeSettings } from './edge/edge-settings.ts';
import { fetchPageData } from './edge/fetch-page-data.ts';
import { postgrestRpc } from './edge/postgrest.ts';
import { resendMailer } from './edge/resend.ts';
import { createLeadHandler } from './handler.ts';
import { keyedHash } from './keyed-hash.ts';
import { leadPageFinder } from './lead-page.ts';
import { renderMail } from './mail.ts';
import { outboxDrain } from './outbox-drain.ts';
import type { Rpc } from './rpc.ts';
import { webhookPoster } from './webhook.ts';
import { createWorkerHandler } from './worker.ts';

declare const Deno: { env: { get(name: string): string | undefined } };

/** The request handlers of the edge functions. */
export interface Edge {
  handleLead(request: Request): Promise<Response>;
  triggerWorker(request: Request): Promise<Response>;
}

/** Creates the lead service from the platform's variables. Always succeeds: what is missing is logged once. */
export async function openEdge(): Promise<Edge> {
  const settings = readEdgeSettings((name) => Deno.env.get(name));
  const { database, mail, company, webhook, warnings } = settings;
  const log = (line: string) => console.log(line);
  for (const message of warnings) log(JSON.stringify({ event: 'settings', message }));

  const rpc = database ? postgrestRpc(database) : notConfigured;
  const send = mail && resendMailer(mail);
  const post = webhook && webhookPoster(webhook);
  const drain =
    database &&
    (send || post) &&
    outboxDrain({ rpc, send, post, log, render: (item) => renderMail(item, company) });
  const startDrain = drain && (() => inBackground(drain()));
  const handle = createLeadHandler({
    rpc,
    hash: keyedHash(settings.leadSecret ?? (await derivedSecret(database?.key))),
    allowedOrigins: settings.allowedOrigins,
    siteOrigins: () => [company.siteUrl],
    findPage: leadPageFinder(fetchPageData(company.siteUrl)),
    webhook: webhook !== undefined,
    log,
    afterStore: () => startDrain?.(),
  });
  return {
    handleLead: (request) => handle(request, addressFromHeader(request.headers.get(settings.clientIpHeader))),
    triggerWorker: createWorkerHandler({ secret: settings.workerSecret, drain: startDrain }),
  };
}

/** The same in every instance of a project, and of no use for anything else. */
async function derivedSecret(key: string = crypto.randomUUID()): Promise<string> {
  return keyedHash(key)('secret of the lead service');
}

const notConfigured: Rpc = () =>
  Promise.reject(Object.assign(new Error('No database is configured.'), { code: 'NOT_CONFIGURED' }));
