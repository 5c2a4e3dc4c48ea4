import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseLimits } from '../../../../supabase/functions/_shared/database-limits.ts';
import { type RpcName, rpcNames } from '../../../../supabase/functions/_shared/rpc.ts';
import { insideOneWindow } from '../../../../tests/leads/inside-one-window.ts';
import { type TestDatabase, testDatabases } from '../../../../tests/leads/test-databases.ts';
import { leadKinds } from '../../../shared/leads/lead-forms.ts';
import { maxPurgePause, retentions } from '../../../shared/leads/lead-retention.ts';

const kept = Object.keys(leadKinds).flatMap(
  (formType) =>
    [
      [formType, false, formType === 'indicative' ? 'proposalRetention' : 'leadRetention'],
      [formType, true, 'quarantineRetention'],
    ] as const,
);

interface Claimed {
  id: string;
  kind: string;
  attempts: number;
  hasVisitorMail: boolean;
  lead: { email: string };
}

describe.each(testDatabases)('the functions in $name', ({ open }) => {
  let database: TestDatabase;
  let number = 0;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());
  beforeEach(() => database.empty());

  const call = (name: RpcName, args: Record<string, unknown> = {}) => database.rpc(name, args);
  const claim = async (limit = 10) => (await call('outbox_claim', { limit })) as Claimed[];
  const makeDue = () => database.run('update crm.outbox set next_attempt_at = now()');
  const submit = (more: Record<string, unknown> = {}) => {
    number += 1;
    return call('lead_submit', {
      dedupeKey: `key ${number}`,
      formType: 'contact',
      email: 'Jan@bedrijf.nl',
      fields: { firstName: 'Jan' },
      quarantined: false,
      addressBucket: `address ${number}`,
      addressLimit: 10,
      visitorBucket: `visitor ${number}`,
      ...more,
    });
  };

  it.each(kept)(
    'a lead of %s, quarantined %s, is kept as %s says and then purged',
    async (formType, quarantined, name) => {
      await submit({ formType, quarantined });
      const span = retentions[name].join(' ');
      const late = `abs(extract(epoch from purge_after - (created_at + interval '${span}'))) < 1`;
      expect(await database.query(`select ${late} as kept from crm.lead`)).toEqual([{ kept: true }]);
      expect(await call('lead_purge')).toEqual({ leads: 0, buckets: 0 });
      await database.run('update crm.lead set purge_after = now()');
      expect(await call('lead_purge')).toEqual({ leads: 1, buckets: 0 });
      expect(await database.query('select id from crm.outbox')).toEqual([]);
    },
  );

  it('purges nothing when the clock is far past the last time, until a person says that it is right', async () => {
    const pause = (span: string) =>
      database.run(`update crm.last_purge set at = now() - interval '${maxPurgePause} days' ${span}`);
    await pause("+ interval '1 hour'");
    expect(await call('lead_purge')).toEqual({ leads: 0, buckets: 0 });
    await submit();
    await database.run('update crm.lead set purge_after = now()');
    await pause("- interval '1 hour'");
    for (let index = 0; index < 2; index += 1) {
      expect(await call('lead_purge')).toEqual({ leads: 0, buckets: 0, refused: 'clock' });
      expect(await call('lead_health')).toMatchObject({ purgeRefused: true });
    }
    // As the documentation says it for Supabase's SQL editor.
    await database.run(`select public.lead_purge('{"force": true}')`);
    expect(await call('lead_list')).toEqual([]);
    expect(await call('lead_health')).toMatchObject({ purgeRefused: false });
    await database.run("update crm.last_purge set at = now() + interval '400 days'");
    expect(await call('lead_purge')).toEqual({ leads: 0, buckets: 0 });
    expect(await call('lead_purge')).toEqual({ leads: 0, buckets: 0 });
    // A clock that started in the past would else be far ahead once it is right.
    expect(
      await database.query("select at > now() + interval '399 days' as stays from crm.last_purge"),
    ).toEqual([{ stays: true }]);
  });

  it('forgets how often a sender came after two days', async () => {
    await submit();
    await database.run("update crm.rate_limit set window_start = window_start - interval '2 days 1 hour'");
    expect(await call('lead_purge')).toEqual({ leads: 0, buckets: 3 });
  });

  it('erases all of one person, capitals aside, with what was still to be sent', async () => {
    await submit();
    await submit({ email: 'JAN@BEDRIJF.NL' });
    await submit({ email: 'ander@bedrijf.nl' });
    expect(await call('lead_erase', { email: ' jan@bedrijf.nl ' })).toEqual({ leads: 2 });
    expect(await call('lead_erase', { email: 'jan@bedrijf.nl' })).toEqual({ leads: 0 });
    expect(await call('lead_erase')).toEqual({ leads: 0 });
    expect((await claim()).map(({ lead }) => lead.email)).toEqual(['ander@bedrijf.nl', 'ander@bedrijf.nl']);
  });

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
    await makeDue();
    expect((await claim()).map(({ attempts }) => attempts)).toEqual([2, 2]);
  });

  it.each([
    [110, 0],
    [130, 2],
  ])('after a claim of %i seconds %i mails can be claimed by another', async (seconds, count) => {
    await submit();
    await claim();
    await database.run(
      `update crm.outbox set next_attempt_at = next_attempt_at - interval '${seconds} seconds'`,
    );
    expect(await claim()).toHaveLength(count);
  });

  it('says to a sender of too much how long it takes until the next ten minutes begin', async () => {
    await insideOneWindow();
    await submit({ addressBucket: 'a', addressLimit: 1 });
    const { retryAfter } = Object(await submit({ addressBucket: 'a', addressLimit: 1 }));
    const left = "extract(epoch from window_start + interval '10 minutes' - now())";
    const near = `abs(${left} - ${Number(retryAfter)}) < 2`;
    expect(await database.query(`select ${near} as near from crm.rate_limit where bucket = 'a'`)).toEqual([
      { near: true },
    ]);
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
      await database.run(
        `update crm.outbox set attempts = ${attempts}, next_attempt_at = now() + interval '${span}'`,
      );
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
      await database.run(`update crm.outbox set next_attempt_at = now() + interval '${span}'`);
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
    await database.run("update crm.rate_limit set hits = 199 where bucket = 'visitor mails'");
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
    await makeDue();
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
    await database.run(`update crm.outbox set attempts = ${attempts - 1}`);
    const [item] = await claim(1);
    await call('outbox_settle', { id: item?.id, attempts, outcome: 'retry', error: 'x'.repeat(600) });
    const [row] = await database.query(
      `select status, length(last_error) as length, extract(epoch from next_attempt_at - now())::integer as wait
        from crm.outbox where id = '${item?.id}'`,
    );
    expect(row).toMatchObject({ status: 'pending', length: 500 });
    expect(row?.wait).toBeGreaterThanOrEqual(seconds * 0.75 - 1);
    expect(row?.wait).toBeLessThanOrEqual(seconds * 1.25 + 1);
  });

  it('sets a mail aside when it can never arrive, after as many failures as are documented, or when its workers keep dying', async () => {
    for (let index = 0; index < 3; index += 1) await submit({ visitorBucket: 'v', quarantined: index === 2 });
    await database.run("delete from crm.outbox where kind = 'visitor'");
    const [refused, failing] = await claim();
    const settle = (item?: Claimed, more = {}) =>
      call('outbox_settle', { id: item?.id, attempts: item?.attempts, ...more });
    expect(await settle(refused, { outcome: 'dead' })).toEqual({ status: 'settled', dead: true });
    const { attempts } = databaseLimits;
    for (const [attempt, dead] of [
      [attempts - 1, false],
      [attempts, true],
    ] as const) {
      await database.run(`update crm.outbox set attempts = ${attempt} where id = '${failing?.id}'`);
      const failed = { attempts: attempt, outcome: 'retry', error: 'again' };
      expect(await settle(failing, failed)).toEqual({ status: 'settled', dead });
    }
    await submit();
    await database.run(`update crm.outbox set attempts = ${attempts} where status = 'pending'`);
    expect(await claim()).toEqual([]);
    expect(await call('lead_health')).toMatchObject({ waiting: 0, dead: 4, oldestWaitingSeconds: null });
  });

  it('gives mails that were set aside another chance, of one lead or of all', async () => {
    const kept = (await submit()) as { id: string };
    await submit();
    await database.run("update crm.outbox set status = 'dead', attempts = 20");
    expect(await call('lead_retry', { leadId: kept.id })).toEqual({ mails: 2 });
    expect(await call('lead_retry')).toEqual({ mails: 2 });
    expect(await call('lead_retry')).toEqual({ mails: 0 });
    expect((await claim()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1]);
  });

  it('brings mails that wait forward, but not one that is being sent unless nobody can be sending', async () => {
    await submit();
    await submit({ visitorBucket: 'v' });
    await database.run("update crm.outbox set status = 'dead' where kind = 'visitor'");
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
    await database.run("update crm.outbox set status = 'dead' where kind = 'visitor'");
    for (let start = 0; start < 25; start += 1) {
      const [mail] = await claim();
      expect(mail?.attempts).toBe(1);
      const refused = { id: mail?.id, attempts: 1, outcome: 'retry', error: 'down' };
      expect(await call('outbox_settle', refused)).toEqual({ status: 'settled', dead: false });
      await call('outbox_resume', { seconds: 0, alone: true });
    }
  });

  it('says whether mails get out', async () => {
    const nothing = { waiting: 0, dead: 0, oldestWaitingSeconds: null, quarantined: 0, purgeRefused: false };
    expect(await call('lead_health')).toEqual(nothing);
    await submit();
    await database.run("update crm.outbox set created_at = now() - interval '90 seconds'");
    await database.run("update crm.outbox set status = 'dead' where kind = 'visitor'");
    expect(await call('lead_health')).toMatchObject({ waiting: 1, dead: 1, oldestWaitingSeconds: 90 });
    await database.run("update crm.outbox set created_at = now() + interval '1 month'");
    expect(await call('lead_health'), 'a clock that was set back').toMatchObject({ oldestWaitingSeconds: 0 });
  });

  it.each([
    ['company', 'pending', '59 minutes', 0],
    ['company', 'pending', '61 minutes', 1],
    ['visitor', 'pending', '3 days', 1],
    ['company', 'dead', '3 days', 1],
    ['visitor', 'dead', '59 minutes', 0],
    ['visitor', 'dead', '61 minutes', 1],
    ['visitor', 'dead', '24 hours', 1],
    ['visitor', 'dead', '26 hours', 0],
    ['company', 'sent', '3 days', 0],
    // Of a clock that ran ahead and was set back: else nobody would be warned for a month.
    ['visitor', 'pending', '-1 month', 1],
    ['company', 'dead', '-1 month', 1],
    ['visitor', 'dead', '-1 month', 0],
    ['company', 'pending', '-1 minute', 0],
  ])(
    'a mail for the %s that is %s after %s counts as stuck %s times',
    async (kind, status, age, stuckMails) => {
      await submit();
      await database.run(`delete from crm.outbox where kind <> '${kind}';
      update crm.outbox set status = '${status}', created_at = now() - interval '${age}'`);
      expect(await call('lead_probe')).toEqual({ stuckMails });
    },
  );

  it('counts as stuck only what is sent here', async () => {
    await submit();
    await database.run("update crm.outbox set created_at = now() - interval '2 hours'");
    expect(await call('lead_probe', { kinds: ['company', 'visitor'] })).toEqual({ stuckMails: 2 });
    expect(await call('lead_probe', { kinds: ['webhook'] })).toEqual({ stuckMails: 0 });
  });

  it('checks that leads can be stored, and leaves nothing behind', async () => {
    await call('lead_probe');
    expect(await call('lead_list')).toEqual([]);
    await database.run("alter table crm.lead add constraint full_disk check (email <> '')");
    await expect(call('lead_probe')).rejects.toThrow();
    await database.run('alter table crm.lead drop constraint full_disk');
  });

  it('counts the recent leads that were taken for a robot', async () => {
    const age = (minutes: number) =>
      database.run(
        `update crm.lead set created_at = now() - interval '${databaseLimits.robotHours} hours ${minutes} minutes'`,
      );
    await submit();
    await submit({ quarantined: true });
    await age(-5);
    expect(await call('lead_health')).toMatchObject({ quarantined: 1 });
    await age(5);
    expect(await call('lead_health')).toMatchObject({ quarantined: 0 });
  });

  it('takes back the mail that is missing of a lead that is there', async () => {
    await submit();
    const [dumped] = (await call('lead_dump')) as { lead: object; outbox: object[] }[];
    await database.run("delete from crm.outbox where kind = 'visitor'");
    await call('lead_load', { lead: [dumped?.lead], outbox: dumped?.outbox });
    expect((await claim()).map(({ kind }) => kind)).toEqual(['company', 'visitor']);
  });

  it('lists leads newest first, page by page, with how their mails went', async () => {
    for (let index = 0; index < 5; index += 1) {
      await submit({ email: `${index}@b.nl`, quarantined: index === 0 });
      // The clock of the database counts milliseconds; what comes within one has no order.
      await wait(2);
    }
    const emails: string[] = [];
    let before: unknown;
    for (;;) {
      const page = (await call('lead_list', { limit: 2, before })) as { email: string }[];
      if (page.length === 0) break;
      emails.push(...page.map(({ email }) => email));
      before = page.at(-1);
    }
    expect(emails).toEqual(['4@b.nl', '3@b.nl', '2@b.nl', '1@b.nl', '0@b.nl']);
    const [item] = await claim(1);
    await call('outbox_settle', { id: item?.id, attempts: 1, outcome: 'sent' });
    const all = (await call('lead_list')) as { email: string }[];
    expect(all.find(({ email }) => email === item?.lead.email)).toMatchObject({
      formType: 'contact',
      fields: { firstName: 'Jan' },
      quarantined: false,
      purgeAfter: expect.any(String),
      mails: [
        { kind: 'company', status: 'sent', attempts: 1, sentAt: expect.any(String) },
        { kind: 'visitor', status: 'pending', attempts: 0, nextAttemptAt: expect.any(String) },
      ],
    });
    expect(all.at(-1)).toMatchObject({ quarantined: true, mails: [] });
  });

  describe('are the only way in', () => {
    const as = (role: string, statement: string) =>
      database
        .run(`begin; set local role ${role}; ${statement}; commit`)
        .catch(async (error: { code: string }) => {
          await database.run('rollback');
          return error.code;
        });
    const refused = '42501';
    const tables = ['last_purge', 'lead', 'outbox', 'rate_limit'];
    const helpers = [
      "take('x', 1, interval '1 day')",
      'backoff(1)',
      'longest_wait(1)',
      'most_attempts()',
      'waiting()',
      'limit_visitor_mails()',
      'purge_refused()',
      "is_older(now(), interval '1 day')",
    ];

    it.each(['anon', 'authenticated'])('%s is refused everywhere', async (role) => {
      for (const name of rpcNames) expect(await as(role, `select public.${name}('{}')`)).toBe(refused);
    });

    it.each(['anon', 'authenticated', 'service_role'])('%s reaches no table and no helper', async (role) => {
      for (const table of tables) {
        for (const statement of [
          `select from crm.${table}`,
          `delete from crm.${table}`,
          `truncate crm.${table}`,
        ]) {
          expect(await as(role, statement)).toBe(refused);
        }
      }
      for (const helper of helpers) expect(await as(role, `select crm.${helper}`)).toBe(refused);
    });

    it('service_role may call each of them', async () => {
      for (const name of rpcNames.filter((name) => name !== 'lead_submit')) {
        expect(await as('service_role', `select public.${name}('{}')`)).toBeUndefined();
      }
      expect(await as('service_role', "select public.lead_submit('{}')")).toBe('23502');
    });

    it('there are no others in public, and all tables are guarded by row', async () => {
      const found = await database.query(
        "select proname as name, prosecdef as definer, proconfig[1] as path from pg_proc where pronamespace = 'public'::regnamespace",
      );
      expect(found.map(({ name }) => name).sort()).toEqual([...rpcNames].sort());
      expect(found.every(({ definer, path }) => definer === true && path === 'search_path=""')).toBe(true);
      const guarded = await database.query(
        "select relname as name, relrowsecurity as on from pg_class where relnamespace = 'crm'::regnamespace and relkind = 'r' order by relname",
      );
      expect(guarded).toEqual(tables.map((name) => ({ name, on: true })));
    });

    it('nobody but the owner may call a function, and service_role those in public', async () => {
      const granted = await database.query(
        `select proname as name, pronamespace::regnamespace::text as schema,
            case grantee when 0 then 'public' else grantee::regrole::text end as role
          from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
          where pronamespace in ('crm'::regnamespace, 'public'::regnamespace) and grantee <> proowner`,
      );
      const others = granted.filter(({ schema, role }) => schema !== 'public' || role !== 'service_role');
      expect(others).toEqual([]);
      expect(granted.map(({ name }) => name).sort()).toEqual([...rpcNames].sort());
    });

    it.each(['lead_dump', 'lead_load'])(
      '%s takes each table along, but for the clock of a database',
      async (name) => {
        const left = await database.query(
          `select relname as table from pg_class, pg_proc where relnamespace = 'crm'::regnamespace and relkind = 'r' and proname = '${name}' and strpos(prosrc, 'crm.' || relname) = 0`,
        );
        expect(left).toEqual([{ table: 'last_purge' }]);
      },
    );
  });
});
