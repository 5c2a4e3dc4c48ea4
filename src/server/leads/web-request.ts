import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';

/**
 * Makes a web `Request` of what Node's server received; the body streams in as it is read. Cancelling the body leaves
 * the connection open for an answer. Throws a `TypeError` for an address that cannot be parsed. A TRACE, which a
 * `Request` cannot be, becomes a GET.
 */
export function webRequest(message: IncomingMessage): Request {
  const { url = '/', headersDistinct } = message;
  const method = message.method === 'TRACE' ? 'GET' : message.method;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init: RequestInit = { method, headers, body: hasBody ? bodyOf(message) : null, duplex: 'half' };
  return new Request(new URL(url, 'http://localhost'), init);
}

function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  // A stream of its own: cancelling the web stream destroys what it reads from.
  const body = new PassThrough();
  message.pipe(body).on('error', () => {});
  message.once('close', () => {
    if (!message.complete) body.destroy(new Error('The sender went away.'));
  });
  // `Readable.toWeb` would add to a stream that was cancelled, out of anybody's reach: the process would end.
  return ReadableStream.from(body);
}
