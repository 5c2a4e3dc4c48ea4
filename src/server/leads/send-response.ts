import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much and how long a sender may go on after the response before the connection is closed. */
const grace = { bytes: 1024 * 1024, timeoutMs: 2000 };

/** Where a web `Response` goes. */
interface NodeExchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Sends a web `Response`. When the request has not come in whole the connection is closed as well, a little later:
 * closing at once resets it before the sender has read the response.
 */
export async function sendResponse(answer: Response, { request, response }: NodeExchange): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  if (response.destroyed) return;
  const headers: Record<string, string | number> = Object.fromEntries(answer.headers);
  if (answer.status !== 204) headers['content-length'] = body.byteLength;
  if (request.complete) {
    response.writeHead(answer.status, headers).end(body);
    return;
  }
  response.writeHead(answer.status, { ...headers, connection: 'close' });
  if (body.byteLength === 0) response.flushHeaders();
  else response.write(body);
  endLater({ request, response });
}

function endLater({ request, response }: NodeExchange): void {
  let bytes = 0;
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, grace.timeoutMs);
  request.on('data', (piece: Buffer) => {
    bytes += piece.byteLength;
    if (bytes > grace.bytes) end();
  });
  request.once('end', end).once('close', end).resume();
}
