import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { errorCode } from '../../src/shared/error-code.ts';
import type { Rpc, RpcName } from '../../supabase/functions/_shared/rpc.ts';

/** A service that is reached by HTTP, for a test. */
export interface StandIn {
  url: string;
  close(): Promise<void>;
}

type Answer = (request: IncomingMessage, body: string) => Promise<{ status: number; body: unknown }>;

/** Serves answers in JSON on a free port of this machine. */
export async function standIn(answer: Answer): Promise<StandIn> {
  const server = createServer((request, response) => {
    // A caller who left, as one whose time is up, is owed no answer.
    respond(request, response).catch(() => response.destroy());
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { status, body } = await answer(request, Buffer.concat(pieces).toString());
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Does what Supabase's gateway and PostgREST do with a call of a function: looks at the key, takes the role of it, and
 * runs the real SQL. `key` is a secret key, which must come without a token, or an older one, which must come with.
 */
export function postgrestStandIn(asServiceRole: Rpc, key: string): Promise<StandIn> {
  const token = key.startsWith('eyJ') ? `Bearer ${key}` : undefined;
  return standIn(async ({ method, url = '', headers }, body) => {
    if (headers.apikey !== key) return { status: 401, body: { message: 'Invalid API key' } };
    if (headers.authorization !== token) return { status: 401, body: { message: 'Invalid JWT' } };
    const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(url) ?? [];
    if (method !== 'POST' || !name) return { status: 404, body: { code: 'PGRST125' } };
    try {
      return { status: 200, body: await asServiceRole(name as RpcName, JSON.parse(body).p) };
    } catch (error) {
      return { status: 400, body: { code: errorCode(error) } };
    }
  });
}

/** A mail as Resend was given it. */
export interface PostedMail {
  key: string;
  from: string;
  to: string[];
  reply_to?: string;
  subject: string;
  text: string;
  html: string;
}

/** A stand-in for Resend's API that keeps what it was given; `outcome` may refuse. */
export async function resendStandIn(
  outcome: (mail: PostedMail) => { status: number; body: unknown } = () => ({
    status: 200,
    body: { id: crypto.randomUUID() },
  }),
): Promise<StandIn & { mails: PostedMail[] }> {
  const mails: PostedMail[] = [];
  const server = await standIn(async ({ method, url, headers }, body) => {
    if (headers.authorization !== 'Bearer re_test') return { status: 403, body: { name: 'invalid_api_key' } };
    if (method !== 'POST' || url !== '/emails') return { status: 404, body: { name: 'not_found' } };
    const mail: PostedMail = { ...JSON.parse(body), key: String(headers['idempotency-key']) };
    const { status, body: answer } = outcome(mail);
    if (status < 300) mails.push(mail);
    return { status, body: answer };
  });
  return { ...server, mails };
}
