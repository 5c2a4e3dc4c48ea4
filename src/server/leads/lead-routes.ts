import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressFromHeader } from '../../../supabase/functions/_shared/client-address.ts';
import { functionsPath, healthPath, leadFunction } from '../../shared/site/server-paths.ts';
import { cacheAnswer } from './cached-answer.ts';
import type { LeadService } from './lead-service.ts';
import { sendResponse } from './send-response.ts';
import { webRequest } from './web-request.ts';

/** Dependencies of the routes of the lead service. */
interface LeadRoutesOptions {
  service: Pick<LeadService, 'handle' | 'health'>;
  /** The header in which a proxy puts the visitor's address; absent: no proxy. */
  clientIpHeader?: string;
  /** Gets warnings as lines of JSON, without personal data. */
  log: (line: string) => void;
}

/** Responds to a request for one of the routes and then returns true. */
export type LeadRoutes = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The path that forms post to, as in Supabase. */
export const functionPath = `${functionsPath}${leadFunction}`;
/** How long an answer about health is cached, in milliseconds: it is public, and each look leaves a row in the database's files. */
export const healthMs = 2000;

/** What proxies add, with or without the visitor's address. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'];

const noHeader =
  'Requests come through a proxy, so all visitors count as one sender and soon get 429: set CLIENT_IP_HEADER to the header in which the proxy puts their address.';

/** The routes of the lead service, which take precedence over those of the site. */
export function leadRoutes({ service, clientIpHeader, log }: LeadRoutesOptions): LeadRoutes {
  let warned = false;
  const cachedHealth = cacheAnswer(() => service.health(), healthMs);

  /** Without an address of their own, all visitors behind a proxy share one rate limit. */
  function warnOfProxy({ headers }: IncomingMessage): void {
    if (warned || clientIpHeader || !proxyHeaders.some((name) => headers[name] !== undefined)) return;
    warned = true;
    log(JSON.stringify({ event: 'settings', message: noHeader }));
  }

  function clientAddress({ headers, socket }: IncomingMessage): string {
    if (!clientIpHeader) return socket.remoteAddress ?? '';
    return addressFromHeader(headers[clientIpHeader]?.toString());
  }

  const routes = new Map<string, (request: IncomingMessage) => Promise<Response>>([
    [
      functionPath,
      async (request) => {
        warnOfProxy(request);
        return service.handle(webRequest(request), clientAddress(request));
      },
    ],
    [
      healthPath,
      async ({ method }) => {
        const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
        if (method !== 'GET' && method !== 'HEAD') {
          return Response.json({ ok: false }, { status: 405, headers: { ...headers, allow: 'GET, HEAD' } });
        }
        const health = await cachedHealth();
        return Response.json(health, { status: health.ok ? 200 : 503, headers });
      },
    ],
  ]);

  return (request, response) => {
    const route = routes.get((request.url ?? '').split('?', 1).join());
    if (!route) return false;
    route(request)
      // An invalid address; the handler itself never rejects.
      .catch(() => Response.json({ ok: false }, { status: 400, headers: { 'cache-control': 'no-store' } }))
      .then((answer) => sendResponse(answer, { request, response }))
      .catch(() => response.destroy());
    return true;
  };
}
