import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { revalidate } from '../shared/response-headers.ts';
import { idleTimeoutMs, limitPipelining, requestTimeouts, sliceReads } from './connection-limits.ts';
import { followSite, retryOnMissingFile } from './current-site.ts';
import { type Exchange, type Headers, ruledHeaders, send } from './exchange.ts';
import { routeOf } from './route.ts';
import { sendFile, sendNotFound } from './send-file.ts';
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

function sendText(exchange: Exchange, status: number, text: string, more: Headers = {}): void {
  const own = { 'Cache-Control': revalidate, 'Content-Type': 'text/plain; charset=utf-8' };
  const headers = { ...ruledHeaders(exchange), ...own, ...more };
  send(exchange, { status, headers, body: Buffer.from(`${text}\n`) });
}

async function answer(exchange: Exchange, query: string): Promise<void> {
  const route = routeOf(exchange.path, exchange.site);
  if (route.kind === 'file') return sendFile(exchange, route.file);
  if (route.kind === 'redirect') {
    const location = route.path + query;
    return sendText(exchange, route.status, location, { Location: location });
  }
  const { notFound } = exchange.site;
  if (route.answer === 'page' && notFound) return sendNotFound(exchange, notFound);
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
    return send(exchange, { status: 404, headers, body: Buffer.from('{"ok":false}') });
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
  // A query may hold what a visitor typed.
  const path = request.url?.split('?', 1)[0];
  log(`${request.method} ${path}: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
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
