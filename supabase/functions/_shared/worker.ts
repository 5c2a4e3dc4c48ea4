import { keyedHash } from './keyed-hash.ts';

/** What the worker works with. */
export interface WorkerOptions {
  /** What a caller must send in `x-worker-secret`; absent: nobody can call. */
  secret?: string;
  /** Sends what is due, after the answer; absent: no mail can be sent. */
  wake?: () => void;
}

/** Answers whoever wakes the worker that sends mail. Never rejects. */
export type WorkerHandler = (request: Request) => Promise<Response>;

/** A handler that starts sending what is due, for callers who know the secret, and answers 202 at once. */
export function createWorkerHandler({ secret, wake }: WorkerOptions): WorkerHandler {
  // Compared as hashes by a key of this process: how long that takes says nothing about the secret.
  const hash = keyedHash(crypto.randomUUID());
  return async (request) => {
    if (request.method !== 'POST') return refused(405, 'method', 'Wake the worker with POST.');
    if (!secret)
      return refused(503, 'unavailable', 'WORKER_SECRET is not set, so nobody can wake the worker.');
    const given = request.headers.get('x-worker-secret') ?? '';
    if ((await hash(given)) !== (await hash(secret))) {
      return refused(401, 'unauthorized', 'Send the value of WORKER_SECRET in the header x-worker-secret.');
    }
    if (!wake) return refused(503, 'unavailable', 'No mail can be sent; the log of the function says why.');
    wake();
    return Response.json({ ok: true }, { status: 202 });
  };
}

function refused(status: number, code: string, message: string): Response {
  const headers = { 'cache-control': 'no-store', ...(status === 405 ? { allow: 'POST' } : {}) };
  return Response.json({ ok: false, error: { code, message } }, { status, headers });
}
