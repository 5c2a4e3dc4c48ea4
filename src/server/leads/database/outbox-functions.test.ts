import { describe, expect, it } from 'vitest';
import { databaseLimits } from '../../../../supabase/functions/_shared/database-limits.ts';
import { longestSendMs } from '../../../../supabase/functions/_shared/edge/resend.ts';
import { webhookTimeoutMs } from '../../../../supabase/functions/_shared/webhook.ts';
import { insideOneWindow } from '../../../../tests/leads/inside-one-window.ts';
import { type Claimed, leadFunctions } from '../../../../tests/leads/lead-functions.ts';
import { testDatabases } from '../../../../tests/leads/test-databases.ts';
import { mailTimeoutMs } from '../mail/smtp.ts';

/** For the database to note what came of it, twice where the first time failed. */
const settleMs = 10_000;

it.each([
  ['SMTP', mailTimeoutMs],
  ['Resend', longestSendMs],
  ['a webhook', webhookTimeoutMs],
])('what is sent by %s is sent or given up within its claim: %i ms', (_by, longestMs) => {
  expect(longestMs + settleMs).toBeLessThan(databaseLimits.claimSeconds * 1000);
});

const makeDue = 'update crm.outbox set next_attempt_at = now()';

describe.each(testDatabases)('the outbox in $name', ({ open }) => {
  const { call, submit, claim, query, run } = leadFunctions(open);

  it('hands out each mail once, with the lead, until its claim runs out', async () => {
    await submit();
    expect(await claim()).toEqual(
      ['company', 'visitor'].map((kind) => ({
        id: expect.any(String),
        kind,
        attempts: 1,
        hasVisitorMail: true,
        lead: {
          id: expect.any(String),
          formType: 'contact',
          email: 'Jan@bedrijf.nl',
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          fields: { firstName: 'Jan' },
        },
      })),
    );
    expect(await claim()).toEqual([]);
    await run(makeDue);
    expect((await claim()).map(({ attempts }) => attempts)).toEqual([2, 2]);
  });

  it.each([
    [databaseLimits.claimSeconds - 10, 0],
    [databaseLimits.claimSeconds + 10, 2],
  ])('after a claim of %i seconds %i mails can be claimed by another', async (seconds, count) => {
    await submit();
    await claim();
    await run(`update crm.outbox set next_attempt_at = next_attempt_at - interval '${seconds} seconds'`);
    expect(await claim()).toHaveLength(count);
  });

  it.each([
    [0, '15 seconds', []],
    [0, '20 seconds', ['company', 'visitor']],
    [1, '15 seconds', []],
    [1, '3 hours', ['company', 'visitor']],
    [9, '75 minutes', []],
    [9, '90 minutes', ['company', 'visitor']],
    [15, '7 hours 25 minutes', []],
    [15, '1 year', ['company', 'visitor']],
  ])(
    'hands out after %s attempts what waits another %s, by a clock that ran ahead: %j',
    async (attempts, span, kinds) => {
      await submit();
      await run(`update crm.outbox set attempts = ${attempts}, next_attempt_at = now() + interval '${span}'`);
      expect((await claim()).map(({ kind }) => kind)).toEqual(kinds);
    },
  );

  it.each([
    ['9 minutes', 0],
    ['11 minutes', 2],
    ['1 year', 2],
  ])(
    'hands out of a worker, whose claim would last %s by a clock that ran ahead, %i mails',
    async (span, count) => {
      await submit();
      await claim();
      await run(`update crm.outbox set next_attempt_at = now() + interval '${span}'`);
      expect(await claim()).toHaveLength(count);
    },
  );

  it('hands out only the kinds that are asked for, and leaves the others as they are', async () => {
    await submit({ webhook: true });
    await submit({ visitorBucket: 'v' });
    expect((await call('outbox_claim', { limit: 1, kinds: ['webhook'] })) as Claimed[]).toMatchObject([
      { kind: 'webhook', attempts: 1 },
    ]);
    expect(await call('outbox_claim', { limit: 1, kinds: ['webhook'] })).toEqual([]);
    expect((await claim()).map(({ kind, attempts }) => `${kind} ${attempts}`)).toEqual([
      'company 1',
      'visitor 1',
      'company 1',
      'visitor 1',
    ]);
  });

  it('says to the company whether the visitor gets a mail too: only three a day go to one address', async () => {
    for (let index = 0; index < 4; index += 1) await submit({ visitorBucket: 'v' });
    const toCompany = (await claim()).filter(({ kind }) => kind === 'company');
    expect(toCompany.map(({ hasVisitorMail }) => hasVisitorMail).sort()).toEqual([false, true, true, true]);
  });

  it('sends visitors 200 mails an hour in all, and every lead to the company', async () => {
    // The hour ends with one of these.
    await insideOneWindow();
    await submit();
    await run("update crm.rate_limit set hits = 199 where bucket = 'visitor mails'");
    for (let index = 0; index < 3; index += 1) await submit();
    const kinds = (await claim(20)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['company', 'company', 'company', 'company', 'visitor', 'visitor']);
  });

  it('hands out each mail once to workers side by side', async () => {
    for (let index = 0; index < 10; index += 1) await submit();
    const claims = (await Promise.all(Array.from({ length: 8 }, () => claim(3)))).flat();
    expect(claims).toHaveLength(20);
    expect(new Set(claims.map(({ id }) => id)).size).toBe(20);
  });

  it('settles a mail once, and answers a worker that is too late', async () => {
    await submit();
    const [first] = await claim(1);
    await run(makeDue);
    const [second] = (await claim()).filter(({ id }) => id === first?.id);
    const late = { id: first?.id, attempts: first?.attempts, outcome: 'sent' };
    expect(await call('outbox_settle', late)).toEqual({ status: 'stale', dead: false });
    const inTime = { id: second?.id, attempts: second?.attempts, outcome: 'sent' };
    expect(await call('outbox_settle', inTime)).toEqual({ status: 'settled', dead: false });
    expect(await call('outbox_settle', inTime)).toEqual({ status: 'stale', dead: false });
  });

  it.each([
    [1, 15],
    [2, 30],
    [5, 240],
    [12, 21_600],
    [19, 21_600],
  ])('waits longer after each failure: the %sth time about %s seconds', async (attempts, seconds) => {
    await submit();
    await run(`update crm.outbox set attempts = ${attempts - 1}`);
    const [item] = await claim(1);
    await call('outbox_settle', { id: item?.id, attempts, outcome: 'retry', error: 'x'.repeat(600) });
    const [row] = await query(
      `select status, length(last_error) as length, extract(epoch from next_attempt_at - now())::integer as wait
        from crm.outbox where id = '${item?.id}'`,
    );
    expect(row).toMatchObject({ status: 'pending', length: 500 });
    expect(row?.wait).toBeGreaterThanOrEqual(seconds * 0.75 - 1);
    expect(row?.wait).toBeLessThanOrEqual(seconds * 1.25 + 1);
  });

  it('sets a mail aside when it can never arrive, after as many failures as are documented, or when its workers keep dying', async () => {
    for (let index = 0; index < 3; index += 1) await submit({ visitorBucket: 'v', quarantined: index === 2 });
    await run("delete from crm.outbox where kind = 'visitor'");
    const [refused, failing] = await claim();
    const settle = (item?: Claimed, more = {}) =>
      call('outbox_settle', { id: item?.id, attempts: item?.attempts, ...more });
    expect(await settle(refused, { outcome: 'dead' })).toEqual({ status: 'settled', dead: true });
    const { attempts } = databaseLimits;
    for (const [attempt, dead] of [
      [attempts - 1, false],
      [attempts, true],
    ] as const) {
      await run(`update crm.outbox set attempts = ${attempt} where id = '${failing?.id}'`);
      const failed = { attempts: attempt, outcome: 'retry', error: 'again' };
      expect(await settle(failing, failed)).toEqual({ status: 'settled', dead });
    }
    await submit();
    await run(`update crm.outbox set attempts = ${attempts} where status = 'pending'`);
    expect(await claim()).toEqual([]);
    expect(await call('lead_health')).toMatchObject({ waiting: 0, dead: 4, oldestWaitingSeconds: null });
  });

  it('gives mails that were set aside another chance, of one lead or of all', async () => {
    const kept = (await submit()) as { id: string };
    await submit();
    await run("update crm.outbox set status = 'dead', attempts = 20");
    expect(await call('lead_retry', { leadId: kept.id })).toEqual({ mails: 2 });
    expect(await call('lead_retry')).toEqual({ mails: 2 });
    expect(await call('lead_retry')).toEqual({ mails: 0 });
    expect((await claim()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1]);
  });

  it('brings mails that wait forward, but not one that is being sent unless nobody can be sending', async () => {
    await submit();
    await submit({ visitorBucket: 'v' });
    await run("update crm.outbox set status = 'dead' where kind = 'visitor'");
    const [waiting] = await claim();
    await call('outbox_settle', { id: waiting?.id, attempts: 1, outcome: 'retry', error: 'later' });
    const other = crypto.randomUUID();
    expect(await call('outbox_resume', { seconds: 0, alone: false, leadId: other })).toEqual({ mails: 0 });
    expect(await call('outbox_resume', { seconds: 0, alone: false })).toEqual({ mails: 1 });
    // Of the three attempts that follow, the one that was brought forward counts for nothing.
    expect((await claim()).map(({ id, attempts }) => [id, attempts])).toEqual([[waiting?.id, 1]]);
    expect(await call('outbox_resume', { seconds: 0, alone: false })).toEqual({ mails: 0 });
    expect(await call('outbox_resume', { seconds: 0, alone: true })).toEqual({ mails: 2 });
    // A process that died while sending may die of that mail again.
    expect((await claim()).map(({ attempts }) => attempts).sort()).toEqual([2, 2]);
  });

  it('counts no attempt for a server that starts, however often, while the mail server is down', async () => {
    await submit();
    await run("update crm.outbox set status = 'dead' where kind = 'visitor'");
    for (let start = 0; start < 25; start += 1) {
      const [mail] = await claim();
      expect(mail?.attempts).toBe(1);
      const refused = { id: mail?.id, attempts: 1, outcome: 'retry', error: 'down' };
      expect(await call('outbox_settle', refused)).toEqual({ status: 'settled', dead: false });
      await call('outbox_resume', { seconds: 0, alone: true });
    }
  });
});
