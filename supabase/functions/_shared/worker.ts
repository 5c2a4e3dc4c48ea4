import { keyedHash } from './keyed-hash.ts';
import { jsonResponse } from './responses.ts';

/** The header in which the schedule of the database sends the secret. */
export const workerSecretHeader = 'x-worker-secret';

/** Dependencies of the worker. */
interface WorkerOptions {
  /** Expected in `workerSecretHeader`; absent: nobody can call. */
  secret?: string;
  /** Starts sending what is due; absent: nothing can be sent. */
  drain?: () => void;
}

/** Handles a request to send mails. Never rejects. */
type WorkerHandler = (request: Request) => Promise<Response>;

/** Creates a handler that starts sending due mails for callers with the secret, and answers 202 at once. */
export function createWorkerHandler({ secret, drain }: WorkerOptions): WorkerHandler {
  // Comparing keyed hashes: timing says nothing about the secret.
  const hash = keyedHash(crypto.randomUUID());
  return async (request) => {
    if (request.method !== 'POST')
      return errorResponse(405, { code: 'method', message: 'Trigger the worker with POST.' });
    if (!secret)
      return errorResponse(503, {
        code: 'unavailable',
        message: 'WORKER_SECRET is not set, so nobody can trigger the worker.',
      });
    const given = request.headers.get(workerSecretHeader) ?? '';
    if ((await hash(given)) !== (await hash(secret))) {
      return errorResponse(401, {
        code: 'unauthorized',
        message: `Send the value of WORKER_SECRET in the header ${workerSecretHeader}.`,
      });
    }
    if (!drain)
      return errorResponse(503, {
        code: 'unavailable',
        message: 'Nothing can be sent; the log of the function says why.',
      });
    drain();
    return jsonResponse(202, { ok: true });
  };
}

function errorResponse(status: number, error: { code: string; message: string }): Response {
  return jsonResponse(status, { ok: false, error }, status === 405 ? { allow: 'POST' } : {});
}
