import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insideOneWindow } from '../../../tests/leads/inside-one-window.ts';
import { json, lead, refused, requestOf, type Sent, taken } from '../../../tests/leads/requests.ts';
import { type TestDatabase, testDatabases } from '../../../tests/leads/test-databases.ts';
import { createLeadHandler, type LeadHandler, type LeadHandlerOptions } from './handler.ts';
import { keyedHash } from './keyed-hash.ts';

describe.each(testDatabases)('leads in $name', ({ open }) => {
  let database: TestDatabase;
  let handle: LeadHandler;
  let lines: string[];
  let afterStoreCalls: number;

  function handler(more: Partial<LeadHandlerOptions> = {}): LeadHandler {
    return createLeadHandler({
      rpc: database.rpc,
      hash: keyedHash('secret'),
      allowedOrigins: ['https://partner.example'],
      log: (line) => lines.push(line),
      afterStore: () => {
        afterStoreCalls += 1;
      },
      bodyTimeoutMs: 200,
      ...more,
    });
  }

  const send = (sent: Sent, ip = '192.0.2.1') => handle(requestOf(sent), ip);
  const statuses = async (answers: Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status);
  const count = (list: number[], value: number) => list.filter((entry) => entry === value).length;
  const stored = () => database.query('select * from crm.lead order by created_at');
  const mails = () => database.query('select kind from crm.outbox order by kind');

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    await database.empty();
    lines = [];
    afterStoreCalls = 0;
    handle = handler();
  });

  it.each(refused)('refuses %s', async (_name, sent, status, code, fields) => {
    const answer = await send(sent);
    const body = await answer.json();
    expect(answer.status).toBe(status);
    expect(body).toMatchObject({
      ok: false,
      error: { code, message: expect.any(String) },
      requestId: expect.any(String),
    });
    expect(Object.keys(body.error.fields ?? {}).sort()).toEqual([...(fields ?? [])].sort());
    expect(answer.headers.get('cache-control')).toBe('no-store');
    if (code === 'origin') expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(await stored()).toEqual([]);
    expect(afterStoreCalls).toBe(0);
    expect((await send(lead())).status).toBe(200);
  });

  it.each(taken)('takes %s', async (_name, sent, fields) => {
    const answer = await send(sent);
    expect(await answer.json()).toEqual({ ok: true, id: expect.any(String) });
    expect(answer.status).toBe(200);
    const [row] = await stored();
    expect(row?.fields).toMatchObject(fields);
    expect(row?.quarantined).toBe(false);
    expect(await mails()).toEqual([{ kind: 'company' }, { kind: 'visitor' }]);
    expect(afterStoreCalls).toBe(1);
    expect((await send(lead({ message: 'Nog een' }))).status).toBe(200);
    expect(await stored()).toHaveLength(2);
  });

  it('answers a preflight of an allowed website with all that the client sends', async () => {
    const answer = await send({ method: 'OPTIONS', headers: { origin: 'https://partner.example' } });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://partner.example');
    const allowed = answer.headers.get('access-control-allow-headers');
    for (const name of ['apikey', 'authorization', 'content-type', 'x-client-info'])
      expect(allowed).toContain(name);
    expect(lines).toEqual([]);
  });

  it('lets an allowed website read refusals too', async () => {
    const answer = await send({ body: '{', headers: { ...json, origin: 'https://partner.example' } });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://partner.example');
  });

  it('stores one of 200 sends of one key at once', async () => {
    const body = { idempotencyKey: 'b9f4f1b5-58cb-4a6a-9a06-6f5d3a1f2c11' };
    const sends = Array.from({ length: 200 }, () => send(lead(body), '2001:db8::1'));
    expect(count(await statuses(sends), 200)).toBe(200);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    expect(afterStoreCalls).toBe(1);
    const hits = "select hits from crm.rate_limit where bucket like 'address:%' or bucket like 'wider:%'";
    expect(await database.query(hits)).toEqual([{ hits: 1 }, { hits: 1 }]);
  });

  it('stores one of many sends of one key from many addresses', async () => {
    const sends = Array.from({ length: 50 }, (_, index) =>
      send(lead({ idempotencyKey: 'k' }), `192.0.2.${index}`),
    );
    expect(count(await statuses(sends), 200)).toBe(50);
    expect(await stored()).toHaveLength(1);
  });

  it('takes exactly 10 of 50 at once, and says when to come back', async () => {
    await insideOneWindow();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(lead({ message: `${index}` }))),
    );
    expect(
      count(
        answers.map(({ status }) => status),
        200,
      ),
    ).toBe(10);
    const limited = answers.find(({ status }) => status === 429);
    const { error } = (await limited?.json()) ?? {};
    expect(error.code).toBe('rate_limited');
    expect(error.retryAfter).toBeGreaterThan(0);
    expect(error.retryAfter).toBeLessThanOrEqual(600);
    expect(limited?.headers.get('retry-after')).toBe(String(error.retryAfter));
    expect(await stored()).toHaveLength(10);
    expect((await send(lead(), '192.0.2.2')).status).toBe(200);
  });

  it('counts by the address it is given, whatever the headers say', async () => {
    const forged = Array.from({ length: 20 }, (_, index) => {
      const ip = `203.0.113.${index}`;
      const headers = {
        'x-forwarded-for': ip,
        'x-real-ip': ip,
        forwarded: `for=${ip}`,
        'cf-connecting-ip': ip,
      };
      return send(lead({ message: `${index}` }, headers));
    });
    expect(count(await statuses(forged), 200)).toBe(10);
  });

  it('counts a whole IPv6 subscriber, and all that have no address, as one', async () => {
    for (const name of ['2001:db8:1:2::', 'nobody']) {
      const sends = Array.from({ length: 20 }, (_, index) =>
        send(lead({ message: `${name}${index}` }), name + index),
      );
      expect(count(await statuses(sends), 200)).toBe(10);
    }
  });

  it('takes 100 leads of all subscribers in an IPv6 /48, of which one cannot keep the others out', async () => {
    await insideOneWindow();
    const from = (subscriber: number, leads: number) =>
      Array.from({ length: leads }, (_, index) =>
        send(lead({ message: `${subscriber} ${index}` }), `2001:db8:1:${subscriber}::1`),
      );
    expect(count(await statuses(from(0, 120)), 200)).toBe(10);
    const others = Array.from({ length: 10 }, (_, index) => from(index + 1, 10)).flat();
    expect(count(await statuses(others), 200)).toBe(90);
    expect((await send(lead(), '2001:db8:2::1')).status).toBe(200);
  });

  it('answers a replay as the first time, also beyond the limit', async () => {
    const first = await (await send(lead())).json();
    for (let index = 0; index < 12; index += 1) await send(lead({ message: `${index}` }));
    const replay = await send(lead());
    expect(replay.status).toBe(200);
    expect(await replay.json()).toEqual(first);
    expect(await stored()).toHaveLength(10);
  });

  it('takes edited text under the same key as a new lead', async () => {
    for (const message of ['a', 'b', 'a']) await send(lead({ message, idempotencyKey: 'k' }));
    expect(await stored()).toHaveLength(2);
  });

  it('takes the same lead without a key once a day', async () => {
    let time = Date.UTC(2026, 10, 21, 12);
    handle = handler({ now: () => time });
    for (const hours of [0, 1, 24]) {
      time = Date.UTC(2026, 10, 21, 12 + hours);
      await send(lead());
    }
    expect(await stored()).toHaveLength(2);
  });

  it.each([{ website: 'https://x.example' }, { elapsedMs: 100 }])(
    'keeps a robot %j apart, without mail',
    async (more) => {
      const answer = await send(lead(more));
      expect(await answer.json()).toEqual({ ok: true, id: expect.any(String) });
      expect((await stored())[0]?.quarantined).toBe(true);
      expect(await mails()).toEqual([]);
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ outcome: 'stored', quarantined: true }]);
      // A visitor who was taken for one gets through at the second try.
      expect((await send(lead())).status).toBe(200);
      expect(await mails()).toHaveLength(2);
    },
  );

  it('sends at most 3 mails a day to one address, and loses no lead', async () => {
    const addresses = [
      'jan@bedrijf.nl',
      'JAN@bedrijf.nl',
      'jan+1@bedrijf.nl',
      'jan+2@bedrijf.nl',
      'jan@bedrijf.NL',
    ];
    await Promise.all(addresses.map((email, index) => send(lead({ email }), `192.0.2.${index}`)));
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      ...Array(5).fill('company'),
      ...Array(3).fill('visitor'),
    ]);
  });

  it('keeps no address of a sender, and no e-mail address outside the lead', async () => {
    await send(lead(), '192.0.2.77');
    const dump = JSON.stringify(await database.query('select * from crm.rate_limit'));
    expect(dump).not.toMatch(/192\.0|bedrijf/);
  });

  it('logs what happened and nothing about the sender', async () => {
    await send(lead());
    await send(lead({ firstName: 'a\nb' }));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        event: 'lead',
        requestId: expect.any(String),
        formType: 'contact',
        outcome: 'stored',
        status: 200,
        ms: expect.any(Number),
      },
      {
        event: 'lead',
        requestId: expect.any(String),
        outcome: 'refused',
        status: 422,
        ms: expect.any(Number),
        code: 'fields',
      },
    ]);
    expect(lines.join()).not.toMatch(/Jan|Vries|bedrijf|Hallo|192\.0/);
  });

  it.each(['', 'unknown'])('says once that %j is no address to count leads by', async (ip) => {
    await send(lead(), ip);
    await send(lead({ firstName: 'Piet' }), ip);
    const warnings = lines.filter((line) => line.includes('"event":"settings"'));
    expect(warnings).toEqual([expect.stringContaining('CLIENT_IP_HEADER')]);
  });

  it('says that it is unavailable when the database is, and is back when the database is', async () => {
    const failure = Object.assign(new Error('row (jan@bedrijf.nl) is bad'), { code: '57P03' });
    handle = handler({ rpc: () => Promise.reject(failure) });
    const answer = await send(lead());
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.stringify(await answer.json())).not.toContain('bedrijf');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      outcome: 'failed',
      code: 'unavailable',
      cause: '57P03',
    });
    expect(lines.join()).not.toContain('bedrijf');
    handle = handler();
    expect((await send(lead())).status).toBe(200);
  });

  it('does not claim that a lead is stored when the database answers something else', async () => {
    handle = handler({ rpc: async () => ({}) });
    expect((await send(lead())).status).toBe(503);
  });

  it('has accepted a lead even when the outbox cannot be drained', async () => {
    handle = handler({
      afterStore: () => {
        throw new Error('no');
      },
    });
    expect((await send(lead())).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });
});
