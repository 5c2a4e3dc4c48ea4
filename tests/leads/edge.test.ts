import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { workerSecretHeader } from '../../supabase/functions/_shared/worker.ts';
import { checkFunctions, deno, type ServedFunction, serveFunction } from './deno.ts';
import { json, lead, refused, type Sent, taken } from './requests.ts';
import { type Received, sendOver } from './send-over.ts';
import { type PostedMail, postgrestStandIn, resendStandIn, type StandIn, standIn } from './stand-ins.ts';
import { type TestDatabase, testDatabases } from './test-databases.ts';

const functions = readdirSync(join(projectRoot, 'supabase/functions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name);
const why = deno ? '' : ' (skipped: neither node_modules/@deno nor PATH has a Deno program)';
const program = deno ?? '';
const secretKey = 'sb_secret_test';

function send(url: string, sent: Sent, ip = '192.0.2.1'): Promise<Received> {
  return sendOver(url, { ...sent, headers: { ...(sent.headers ?? json), 'cf-connecting-ip': ip } });
}

describe.skipIf(!deno)(`edge functions in Deno${why}`, () => {
  // One of them: what each does is tested elsewhere, and here all goes through HTTP.
  let database: TestDatabase;
  beforeAll(async () => {
    const open = testDatabases.at(-1)?.open;
    if (open) database = await open();
  });
  afterAll(() => database?.close());

  it('are two', () => {
    expect(functions).toEqual(['outbox-worker', 'send-contact-form']);
  });

  it('pass the check of types, each import with its ending', () => {
    const files = functions.map((name) => `supabase/functions/${name}/index.ts`);
    expect(checkFunctions(program, files)).toBe('');
  });

  describe('with nothing but the address and key of the platform', () => {
    let postgrest: StandIn;
    let form: ServedFunction;
    const legacyKey = 'eyJlegacy';

    beforeAll(async () => {
      postgrest = await postgrestStandIn(database.asServiceRole, legacyKey);
      form = await serveFunction(program, 'send-contact-form', {
        SUPABASE_URL: postgrest.url,
        SUPABASE_SERVICE_ROLE_KEY: legacyKey,
      });
    });
    afterAll(() => Promise.all([form?.stop(), postgrest?.close()]));

    it('leads are stored, their mails wait, and the log says why', async () => {
      expect((await send(form.url, lead())).status).toBe(200);
      expect(await database.query('select kind, status, attempts from crm.outbox order by kind')).toEqual([
        { kind: 'company', status: 'pending', attempts: 0 },
        { kind: 'visitor', status: 'pending', attempts: 0 },
      ]);
      expect(form.lines.join()).toContain('RESEND_API_KEY is not set');
    });

    it('the worker starts, and says that nobody can trigger it', async () => {
      const worker = await serveFunction(program, 'outbox-worker', { SUPABASE_URL: postgrest.url });
      const answer = await fetch(worker.url, { method: 'POST' });
      expect(answer.status).toBe(503);
      expect((await answer.json()).error.message).toContain('WORKER_SECRET');
      await worker.stop();
    });
  });

  it('with a webhook and without mail each lead is posted, and its mails wait as they are', async () => {
    const posted: unknown[] = [];
    const postgrest = await postgrestStandIn(database.asServiceRole, secretKey);
    const receiver = await standIn(async (_request, body) => {
      posted.push(JSON.parse(body).email);
      return { status: 200, body: {} };
    });
    const form = await serveFunction(program, 'send-contact-form', {
      SUPABASE_URL: postgrest.url,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
      LEADS_WEBHOOK: `${receiver.url}/`,
      LEADS_WEBHOOK_SECRET: 'x'.repeat(32),
    });
    await database.empty();
    expect((await send(form.url, lead())).status).toBe(200);
    await vi.waitFor(
      async () =>
        expect(await database.query('select kind, status, attempts from crm.outbox order by kind')).toEqual([
          { kind: 'company', status: 'pending', attempts: 0 },
          { kind: 'visitor', status: 'pending', attempts: 0 },
          { kind: 'webhook', status: 'sent', attempts: 1 },
        ]),
      { timeout: 10_000 },
    );
    expect(posted).toEqual(['jan@bedrijf.nl']);
    await Promise.all([form.stop(), postgrest.close(), receiver.close()]);
  });

  it('without any variable they start, and refuse with a way out', async () => {
    const form = await serveFunction(program, 'send-contact-form', {});
    const answer = await send(form.url, lead());
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    expect(form.lines.join()).toContain('SUPABASE_URL');
    expect(form.lines.join()).toContain('NOT_CONFIGURED');
    expect((await send(form.url, { method: 'GET' })).status).toBe(405);
    await form.stop();
  });

  describe('with all that they need', () => {
    let postgrest: StandIn;
    let resend: StandIn & { mails: PostedMail[] };
    let form: ServedFunction;
    let worker: ServedFunction;
    let refusal: { status: number; body: unknown } | undefined;
    let rounds = 0;
    const workerSecret = 'worker secret';

    beforeAll(async () => {
      postgrest = await postgrestStandIn(database.asServiceRole, secretKey);
      resend = await resendStandIn(() => refusal ?? { status: 200, body: { id: crypto.randomUUID() } });
      const variables = {
        SUPABASE_URL: postgrest.url,
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
        SITE_URL: 'https://www.site.example',
        ALLOWED_ORIGINS: 'https://partner.example',
      };
      const mail = {
        RESEND_URL: resend.url,
        RESEND_API_KEY: 're_test',
        LEADS_TO: 'sales@company.example, desk@company.example',
        WORKER_SECRET: workerSecret,
      };
      // Without mail, so that each test finds in the outbox what it put there.
      [form, worker] = await Promise.all([
        serveFunction(program, 'send-contact-form', variables),
        serveFunction(program, 'outbox-worker', { ...variables, ...mail }),
      ]);
    });
    afterAll(() =>
      Promise.all([form?.stop(), worker?.stop(), postgrest?.close(), resend?.close(), database?.close()]),
    );
    beforeEach(async () => {
      // One that goes on would send what this test stores.
      await vi.waitFor(() => expect(endedRounds()).toBe(rounds), { timeout: 10_000 });
      await database.empty();
      resend.mails.length = 0;
      refusal = undefined;
    });

    const stored = () => database.query('select fields, quarantined from crm.lead order by created_at');
    async function triggerWorker(secret?: string): Promise<Response> {
      const headers = secret ? { [workerSecretHeader]: secret } : undefined;
      const answer = await fetch(worker.url, { method: 'POST', headers });
      if (answer.status === 202) rounds += 1;
      return answer;
    }
    /** Each says at its end how much it sent. */
    const endedRounds = () => worker.lines.join('').match(/"sent":/g)?.length ?? 0;

    it.each(refused)('refuses %s', async (_name, sent, status, code, fields) => {
      const answer = await send(form.url, sent);
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ ok: false, error: { code, message: expect.any(String) } });
      expect(Object.keys(answer.body?.error?.fields ?? {}).sort()).toEqual([...(fields ?? [])].sort());
      expect(await stored()).toEqual([]);
      expect((await send(form.url, lead())).status).toBe(200);
    });

    it.each(taken)('takes %s', async (_name, sent, fields) => {
      const answer = await send(form.url, sent);
      expect(answer.body).toEqual({ ok: true, id: expect.any(String) });
      const rows = await stored();
      expect(rows).toMatchObject([{ quarantined: false, fields }]);
    });

    it('stores one of many sends of one key, and answers all alike', async () => {
      const sends = Array.from({ length: 20 }, () => send(form.url, lead({ idempotencyKey: 'k' })));
      const ids = await Promise.all(sends.map(async (answer) => (await answer).body?.id));
      expect(new Set(ids).size).toBe(1);
      expect(await stored()).toHaveLength(1);
    });

    it('takes 10 of a flood, and then the next visitor', async () => {
      const flood = Array.from({ length: 20 }, (_, index) => send(form.url, lead({ message: `${index}` })));
      const statuses = (await Promise.all(flood)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
      expect((await send(form.url, lead(), '192.0.2.2')).status).toBe(200);
    });

    it('the worker sends what is due, to the right people, each mail with a key of its own', async () => {
      await send(form.url, lead());
      expect((await triggerWorker(workerSecret)).status).toBe(202);
      await vi.waitFor(() => expect(resend.mails).toHaveLength(2), { timeout: 10_000 });
      const byAddress = new Map(resend.mails.map((mail) => [mail.to.join(), mail]));
      expect(byAddress.get('sales@company.example,desk@company.example')).toMatchObject({
        from: '"HopLease" <info@hoplease.example>',
        reply_to: 'jan@bedrijf.nl',
      });
      expect(byAddress.get('jan@bedrijf.nl')?.reply_to).toBe('info@hoplease.example');
      const ids = await database.query('select id from crm.outbox');
      expect(resend.mails.map(({ key }) => key).sort()).toEqual(ids.map(({ id }) => id).sort());
      await vi.waitFor(async () =>
        expect(await database.query("select from crm.outbox where status <> 'sent'")).toEqual([]),
      );
      expect(worker.lines.join()).not.toMatch(/jan@|sales@|desk@|Jan|Hallo/);
    });

    it.each([
      [
        'a wrong address is set aside for the visitor and tried again for the company',
        422,
        { name: 'validation_error', message: 'Invalid `to` field.' },
        ['pending', 'dead'],
      ],
      [
        'an unverified sender is tried again',
        403,
        { name: 'validation_error', message: 'Verify a domain.' },
        ['pending', 'pending'],
      ],
      [
        'a wrong sender is tried again',
        422,
        { name: 'invalid_from_address', message: 'No.' },
        ['pending', 'pending'],
      ],
      ['a service that is down is tried again', 500, {}, ['pending', 'pending']],
    ])('a mail to %s', async (_name, status, body, [company, visitor]) => {
      refusal = { status, body };
      await send(form.url, lead());
      await triggerWorker(workerSecret);
      await vi.waitFor(
        async () =>
          expect(
            await database.query(
              'select status, last_error is not null as explained from crm.outbox order by kind',
            ),
          ).toEqual([
            { status: company, explained: true },
            { status: visitor, explained: true },
          ]),
        { timeout: 10_000 },
      );
    });

    it.each([undefined, 'another', `${workerSecret} `.repeat(2)])(
      'the worker refuses secret %j',
      async (secret) => {
        await send(form.url, lead());
        const answer = await triggerWorker(secret);
        expect(answer.status).toBe(401);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect((await answer.json()).error.message).toContain(workerSecretHeader);
        expect(resend.mails).toEqual([]);
      },
    );

    it('the worker is invoked with POST only', async () => {
      expect((await fetch(worker.url)).status).toBe(405);
    });
  });
});
