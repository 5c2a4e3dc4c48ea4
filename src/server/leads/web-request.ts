import type { IncomingMessage } from 'node:http';

/**
 * Makes a web request of what Node's server received, with a body that comes in as it is read. Who cancels the body
 * leaves the connection alone, so that an answer can still be sent. Throws a `TypeError` for what no web request can
 * be; a TRACE, which none can be either, becomes a GET, so that it is refused as one.
 */
export function webRequest(message: IncomingMessage): Request {
  const { url = '/', rawHeaders } = message;
  const method = message.method === 'TRACE' ? 'GET' : message.method;
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(String(rawHeaders[index]), String(rawHeaders[index + 1]));
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init: RequestInit = { method, headers, body: hasBody ? bodyOf(message) : null, duplex: 'half' };
  return new Request(new URL(url, 'http://localhost'), init);
}

function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  let isOpen = true;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = (finish: () => void) => () => {
          if (isOpen) finish();
          isOpen = false;
        };
        const gone = end(() => controller.error(new Error('The sender went away.')));
        message.on('data', (piece: Buffer) => {
          if (!isOpen) return;
          controller.enqueue(piece);
          if ((controller.desiredSize ?? 0) <= 0) message.pause();
        });
        message
          .once(
            'end',
            end(() => controller.close()),
          )
          .once('error', gone)
          .once('close', gone);
        message.pause();
      },
      pull() {
        message.resume();
      },
      cancel() {
        isOpen = false;
      },
    },
    { highWaterMark: 1 },
  );
}
