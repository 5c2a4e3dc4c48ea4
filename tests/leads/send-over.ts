import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '../../src/shared/error-code.ts';
import { json, type Sent } from './requests.ts';

/** An answer as it came over a connection. */
export interface Received {
  status: number;
  headers: IncomingMessage['headers'];
  body?: { ok?: boolean; id?: string; error?: { code?: string; fields?: Record<string, string> } };
}

/** An answer that is not read before the connection breaks is lost, which says nothing about the server. */
const attempts = 3;

/**
 * Sends a request over a connection of its own, as an attacker might, and gives the answer also when that comes before
 * all is sent and the connection breaks. A streamed body goes out piece by piece until there is an answer.
 */
export async function sendOver(url: string, sent: Sent): Promise<Received> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(url, sent);
    } catch (error) {
      if (errorCode(error) !== 'EPIPE' || attempt === attempts) throw error;
    }
  }
}

function sendOnce(url: string, { method = 'POST', headers = json, body }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    let answered = false;
    const outgoing = request(url, { method, headers, agent: false });
    outgoing.on('error', (error) => !answered && reject(error));
    outgoing.on('response', (response) => {
      answered = true;
      received(response)
        .then(resolve, reject)
        .finally(() => outgoing.destroy());
    });
    if (typeof body === 'function') pour(body(), outgoing).catch(reject);
    else outgoing.end(body);
  });
}

/** With a pause after each piece: an answer is read only when it comes before the connection breaks. */
async function pour(body: ReadableStream<Uint8Array>, outgoing: ClientRequest): Promise<void> {
  const answered = once(outgoing, 'response').catch(() => {});
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    outgoing.write(value);
    const pause = value.byteLength > 1024 ? wait(20, 'go on') : 'go on';
    if ((await Promise.race([pause, answered])) !== 'go on') return;
  }
  outgoing.end();
}

async function received(response: IncomingMessage): Promise<Received> {
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece);
  const text = Buffer.concat(pieces).toString();
  const { statusCode = 0, headers } = response;
  return { status: statusCode, headers, body: text ? JSON.parse(text) : undefined };
}
