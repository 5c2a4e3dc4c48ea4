import type { IncomingMessage, ServerResponse } from 'node:http';
import { headersFor, revalidate } from '../shared/site/response-headers.ts';
import type { Scheme, SiteFolder } from './site-folder.ts';

/** A request for the site with its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  site: SiteFolder;
  /** Decoded, without query. */
  path: string;
}

export type Headers = Record<string, string | number>;

/** The scheme of the visitor's request: https only where a proxy before this server, which speaks http, says so. */
export function schemeOf({ headers }: IncomingMessage): Scheme {
  // Of several proxies, the first one met the visitor.
  const [first = ''] = headers['x-forwarded-proto']?.toString().split(',', 1) ?? [];
  return first.trim().toLowerCase() === 'https' ? 'https' : 'http';
}

/** The headers of `_headers` for the path; `Cache-Control` has a default. */
export function ruledHeaders({ request, site, path }: Exchange): Record<string, string> {
  return { 'Cache-Control': revalidate, ...headersFor(path, site.headerRules[schemeOf(request)]) };
}

/** Sends a whole response; to HEAD without its body. */
export function send(
  { request, response }: Exchange,
  { status, headers, body }: { status: number; headers: Headers; body: Buffer },
): void {
  response.writeHead(status, { ...headers, 'Content-Length': body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : body);
}
