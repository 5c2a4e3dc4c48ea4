import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { withQuery } from '../shared/page/route.ts';
import { revalidate } from '../shared/site/response-headers.ts';
import { functionsPath } from '../shared/site/server-paths.ts';
import { idleTimeoutMs, limitPipelining, requestTimeouts, sliceReads } from './connection-limits.ts';
import { followSite, retryOnMissingFile } from './current-site.ts';
import { type Exchange, type Headers, ruledHeaders, send } from './exchange.ts';
import { hasValidHost } from './host-header.ts';
import { routeOf } from './route.ts';
import { sendFile, sendNotFound } from './send-file.ts';
import type { SiteFolder } from './site-folder.ts';

/** What to serve. */
interface SiteServerOptions {
  /** The built site. */
  folder: string;
  /** Gets a line for each response 500. */
  log: (line: string) => void;
  /** Gets every request first; returns true when it responds itself, now or later. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** In characters; Node itself refuses headers above 16 KB. */
const maxTargetLength = 4096;

/** Whom a form brought here had no script; beside it stands how to call and mail. */
const onlyReads =
  'Dit kan hier niet. Stuurde je een formulier? Ga terug en zet JavaScript aan, of bel of mail ons.';

interface TextAnswer {
  status: number;
  text: string;
  headers?: Headers;
}

function sendText(exchange: Exchange, { status, text, headers: more }: TextAnswer): void {
  const own = { 'Cache-Control': revalidate, 'Content-Type': 'text/plain; charset=utf-8' };
  const headers = { ...ruledHeaders(exchange), ...own, ...more };
  send(exchange, { status, headers, body: Buffer.from(`${text}\n`) });
}

async function answer(exchange: Exchange, query: string): Promise<void> {
  const route = routeOf(exchange.path, exchange.site);
  if (route.kind === 'file') return sendFile(exchange, route.file);
  if (route.kind === 'redirect') {
    const location = withQuery(route.path, query);
    return sendText(exchange, { status: route.status, text: location, headers: { Location: location } });
  }
  const { notFound } = exchange.site;
  if (route.answer === 'page' && notFound) return sendNotFound(exchange, notFound);
  sendText(exchange, { status: 404, text: 'Niet gevonden.' });
}

/** As it stands where it is no valid escape: there is no such page, or one whose address was mangled. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The path and query of a request target, which may name the whole address (RFC 9112, 3.2.2). */
function originForm(target: string): string {
  const [whole] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [''];
  const rest = target.slice(whole.length);
  return whole === '' || rest.startsWith('/') ? rest : `/${rest}`;
}

/** The first check that fails decides the status. */
async function respond(request: IncomingMessage, response: ServerResponse, site: SiteFolder): Promise<void> {
  const target = request.url ?? '';
  const queryStart = target.indexOf('?');
  const encodedPath = queryStart < 0 ? target : target.slice(0, queryStart);
  const path = decoded(encodedPath);
  const isPath = path.startsWith('/');
  const exchange: Exchange = { request, response, site, path: isPath ? path : '/' };
  if (target.length > maxTargetLength)
    return sendText(exchange, { status: 414, text: 'Dit adres is te lang.' });
  if (!isPath) return sendText(exchange, { status: 400, text: 'Dit adres klopt niet.' });
  if (path.startsWith(functionsPath)) {
    const headers = { ...ruledHeaders(exchange), 'Content-Type': 'application/json; charset=utf-8' };
    return send(exchange, { status: 404, headers, body: Buffer.from('{"ok":false}') });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(exchange, { status: 405, text: onlyReads, headers: { Allow: 'GET, HEAD' } });
  }
  return answer(exchange, queryStart < 0 ? '' : target.slice(queryStart));
}

function failureLine({ method, url }: IncomingMessage, error: unknown): string {
  // A query may hold what a visitor typed.
  const path = url?.split('?', 1)[0];
  return `${method} ${path}: ${error instanceof Error ? (error.stack ?? error.message) : error}`;
}

/** Of what is answered without looking at the site. */
const bareHeaders = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

function sendFailure(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, bareHeaders);
  response.end('Er ging iets mis. Probeer het later nog eens.\n');
}

function refuseHost(response: ServerResponse): void {
  response.writeHead(400, { ...bareHeaders, Connection: 'close' });
  response.end('De Host van dit verzoek klopt niet.\n');
}

/**
 * A server for a built site that follows `_headers` and `_redirects` as static hosts do, and picks up a new build.
 * Throws a `CouldNotRunError` when the folder holds no built site.
 */
export function createSiteServer({ folder, log, intercept }: SiteServerOptions): Server {
  const current = followSite(folder);
  const listener = limitPipelining((request, response) => {
    if (!hasValidHost(request.rawHeaders)) {
      refuseHost(response);
      return;
    }
    request.url = originForm(request.url ?? '');
    const fail = (error: unknown): void => {
      log(failureLine(request, error));
      sendFailure(response);
    };
    try {
      if (intercept?.(request, response)) return;
    } catch (error) {
      fail(error);
      return;
    }
    retryOnMissingFile(() => respond(request, response, current.read())).catch(fail);
  });
  const server = createServer(requestTimeouts, listener);
  server.timeout = idleTimeoutMs;
  server.on('connection', sliceReads);
  return server;
}
