import type { RequestListener, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

/** Requests in progress on one connection; browsers and proxies send the next one after the response. */
export const maxPipelinedRequests = 8;

/** For `createServer`, in milliseconds: how long the headers and the whole of a request may take to come in. */
export const requestTimeouts: ServerOptions = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};

/** For `Server.timeout`, in milliseconds: how long nothing may be sent and nothing read. */
export const idleTimeoutMs = 30_000;

/** Of what was read, handed to the parser at once; a browser's request is hardly longer. */
const sliceBytes = 1024;

/**
 * For the event `connection` of an HTTP server: hands it what was read in slices, until the connection is closed. By itself
 * it parses 64 KB at once, which can hold 2,000 requests, and everybody waits while it makes objects for each of them.
 */
export function sliceReads(socket: Socket): void {
  const [parse] = socket.listeners('data');
  if (parse === undefined) return;
  socket.removeAllListeners('data');
  socket.on('data', (chunk: Buffer) => {
    for (let start = 0; start < chunk.byteLength && !socket.destroyed; start += sliceBytes) {
      parse.call(socket, chunk.subarray(start, start + sliceBytes));
    }
  });
}

/**
 * Wraps a listener so that a connection with too many requests in progress is closed: their responses would wait in
 * memory for a client that does not read.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const inProgress = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (inProgress.get(socket) ?? 0) + 1;
    if (count > maxPipelinedRequests) {
      socket.destroy();
      return;
    }
    inProgress.set(socket, count);
    response.once('close', () => inProgress.set(socket, (inProgress.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}
