import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { studioTokenHeader } from '../../../shared/authors/studio-token.ts';

/** What a browser calls this machine. */
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the name in the address is that of this machine: another one may be a trick to read here. */
export function isOwnHost({ headers, socket }: IncomingMessage): boolean {
  return ownNames.some((name) => headers.host === `${name}:${socket.localPort}`);
}

/** Whether a request that changes something comes from a screen of this server. */
export function isOwnRequest(request: IncomingMessage, token: string): boolean {
  const { origin, host } = request.headers;
  const sent = Buffer.from(String(request.headers[studioTokenHeader] ?? ''));
  const wanted = Buffer.from(token);
  const hasToken = sent.length === wanted.length && timingSafeEqual(sent, wanted);
  return isOwnHost(request) && origin === `http://${host}` && hasToken;
}

/** Whether the browser says that the request comes from another site, also through a picture or a link. */
export function isAskedElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}
