import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much and how long a sender may go on after the answer before the connection is cut. */
const grace = { bytes: 1024 * 1024, milliseconds: 2000 };

/**
 * Sends a web answer. When the request has not come in whole the connection ends with it: a little later, so that a
 * sender who is still sending gets to read the answer.
 */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
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
  finishLater(request, response);
}

function finishLater(request: IncomingMessage, response: ServerResponse): void {
  let bytes = 0;
  const finish = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(finish, grace.milliseconds);
  request.on('data', (piece: Buffer) => {
    bytes += piece.byteLength;
    if (bytes > grace.bytes) finish();
  });
  request.once('end', finish).once('close', finish).resume();
}
