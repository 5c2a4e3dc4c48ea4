import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import { headersFor, revalidate } from '../shared/response-headers.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { idleTimeoutMs, limitPipelining, requestTimeouts, sliceReads } from './connection-limits.ts';
import { contentType } from './content-type.ts';
import { followSite, retryOnMissingFile } from './current-site.ts';
import { routeOf } from './route.ts';
import type { SiteFile } from './site-file.ts';
import type { SiteFolder } from './site-folder.ts';

/** What to serve. */
export interface SiteServerOptions {
  /** The built site. */
  folder: string;
  /** Gets a line for each response 500. */
  log: (line: string) => void;
  /** Gets every request first; returns true when it responds itself, now or later. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** In characters; Node itself refuses headers above 16 KB. */
const maxTargetLength = 4096;
const functionsPath = '/functions/v1/';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  site: SiteFolder;
  /** Decoded, without query. */
  path: string;
}

type Headers = Record<string, string | number>;

function isHttps({ socket, headers }: IncomingMessage): boolean {
  return socket instanceof TLSSocket || headers['x-forwarded-proto'] === 'https';
}

/** The headers of `_headers` for the path; `Cache-Control` has a default. */
function ruledHeaders({ request, site, path }: Exchange): Record<string, string> {
  const rules = site.headerRules[isHttps(request) ? 'https' : 'http'];
  return { 'Cache-Control': revalidate, ...headersFor(path, rules) };
}

function send({ request, response }: Exchange, status: number, headers: Headers, body: Buffer): void {
  response.writeHead(status, { ...headers, 'Content-Length': body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendText(exchange: Exchange, status: number, text: string, more: Headers = {}): void {
  const own = { 'Cache-Control': revalidate, 'Content-Type': 'text/plain; charset=utf-8' };
  send(exchange, status, { ...ruledHeaders(exchange), ...own, ...more }, Buffer.from(`${text}\n`));
}

function hasMatchingTag(header: string | undefined, tag: string): boolean {
  const known = (header ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}

async function sendFile(exchange: Exchange, file: SiteFile, status: 200 | 404): Promise<void> {
  const { request, response } = exchange;
  const encoding = acceptedEncoding(request.headers['accept-encoding'], file.compressions);
  const { bytes, etag } = await file.read(encoding);
  const headers: Headers = ruledHeaders(exchange);
  if (file.compressions.size > 0) headers.Vary = 'Accept-Encoding';
  if (status === 200) {
    headers.ETag = etag;
    if (hasMatchingTag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end();
      return;
    }
  } else headers['Cache-Control'] = revalidate;
  headers['Content-Type'] = contentType(file.path);
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  send(exchange, status, headers, bytes);
}

async function answer(exchange: Exchange, query: string): Promise<void> {
  const route = routeOf(exchange.path, exchange.site);
  if (route.kind === 'file') return sendFile(exchange, route.file, 200);
  if (route.kind === 'redirect') {
    const location = route.path + query;
    return sendText(exchange, route.status, location, { Location: location });
  }
  const { notFound } = exchange.site;
  if (route.answer === 'page' && notFound) return sendFile(exchange, notFound, 404);
  sendText(exchange, 404, 'Niet gevonden.');
}

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** The first check that fails decides the status. */
async function respond(request: IncomingMessage, response: ServerResponse, site: SiteFolder): Promise<void> {
  const target = request.url ?? '';
  const queryStart = target.indexOf('?');
  const encodedPath = queryStart < 0 ? target : target.slice(0, queryStart);
  const path = decoded(encodedPath);
  const exchange: Exchange = { request, response, site, path: path ?? '/' };
  if (target.length > maxTargetLength) return sendText(exchange, 414, 'Dit adres is te lang.');
  if (path === undefined || !path.startsWith('/')) return sendText(exchange, 400, 'Dit adres klopt niet.');
  if (path.startsWith(functionsPath)) {
    const headers = { ...ruledHeaders(exchange), 'Content-Type': 'application/json; charset=utf-8' };
    return send(exchange, 404, headers, Buffer.from('{"ok":false}'));
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(exchange, 405, 'Dit kan hier niet.', { Allow: 'GET, HEAD' });
  }
  return answer(exchange, queryStart < 0 ? '' : target.slice(queryStart));
}

function fail(
  response: ServerResponse,
  request: IncomingMessage,
  error: unknown,
  log: (line: string) => void,
) {
  log(`${request.method} ${request.url}: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end('Er ging iets mis. Probeer het later nog eens.\n');
}

/**
 * A server for a built site that follows `_headers` and `_redirects` as static hosts do, and picks up a new build.
 * Throws a `CouldNotRunError` when the folder holds no built site.
 */
export function createSiteServer({ folder, log, intercept }: SiteServerOptions): Server {
  const current = followSite(folder);
  const listener = limitPipelining((request, response) => {
    try {
      if (intercept?.(request, response)) return;
    } catch (error) {
      fail(response, request, error, log);
      return;
    }
    retryOnMissingFile(() => respond(request, response, current.read())).catch((error: unknown) =>
      fail(response, request, error, log),
    );
  });
  const server = createServer(requestTimeouts, listener);
  server.timeout = idleTimeoutMs;
  server.on('connection', sliceReads);
  return server;
}
