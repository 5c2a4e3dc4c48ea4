import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { databaseLimits } from '../../../../supabase/functions/_shared/database-limits.ts';
import { insideOneWindow } from '../../../../tests/leads/inside-one-window.ts';
import { leadFunctions } from '../../../../tests/leads/lead-functions.ts';
import { testDatabases } from '../../../../tests/leads/test-databases.ts';
import { leadKinds } from '../../../shared/leads/lead-forms.ts';
import { maxPurgePause, retentions } from '../../../shared/leads/lead-retention.ts';

const kept = Object.keys(leadKinds).flatMap(
  (formType) =>
    [
      [formType, false, formType === 'indicative' ? 'proposalRetention' : 'leadRetention'],
      [formType, true, 'quarantineRetention'],
    ] as const,
);

describe.each(testDatabases)('leads in $name', ({ open }) => {
  const { call, submit, claim, query, run } = leadFunctions(open);

  it('says to a sender of too much how long it takes until the next ten minutes begin', async () => {
    await insideOneWindow();
    await submit({ addressBucket: 'a', addressLimit: 1 });
    const { retryAfter } = Object(await submit({ addressBucket: 'a', addressLimit: 1 }));
    const left = "extract(epoch from window_start + interval '10 minutes' - now())";
    const near = `abs(${left} - ${Number(retryAfter)}) < 2`;
    expect(await query(`select ${near} as near from crm.rate_limit where bucket = 'a'`)).toEqual([
      { near: true },
    ]);
  });

  it.each(kept)(
    'a lead of %s, quarantined %s, is kept as %s says and then purged',
    async (formType, quarantined, name) => {
      await submit({ formType, quarantined });
      const span = retentions[name].join(' ');
      const late = `abs(extract(epoch from purge_after - (created_at + interval '${span}'))) < 1`;
      expect(await query(`select ${late} as kept from crm.lead`)).toEqual([{ kept: true }]);
      expect(await call('lead_purge')).toEqual({ leads: 0, buckets: 0 });
      await run('update crm.lead set purge_after = now()');
      expect(await call('lead_purge')).toEqual({ leads: 1, buckets: 0 });
      expect(await query('select id from crm.outbox')).toEqual([]);
    },
  );

  it('purges nothing when the clock is far past the last time, until a person says that it is right', async () => {
    const pause = (span: string) =>
      run(`update crm.last_purge set at = now() - interval '${maxPurgePause} days' ${span}`);
    await pause("+ interval '1 hour'");
    expect(await call('lead_purge')).toEqual({ leads: 0, buckets: 0 });
    await submit();
    await run('update crm.lead set purge_after = now()');
    await pause("- interval '1 hour'");
    for (let index = 0; index < 2; index += 1) {
      expect(await call('lead_purge')).toEqual({ leads: 0, buckets: 0, refused: 'clock' });
      expect(await call('lead_health')).toMatchObject({ purgeRefused: true });
    }
    // As the documentation says it for Supabase's SQL editor.
    await run(`select public.lead_purge('{"force": true}')`);
    expect(await call('lead_list')).toEqual([]);
    expect(await call('lead_health')).toMatchObject({ purgeRefused: false });
    await run("update crm.last_purge set at = now() + interval '400 days'");
    expect(await call('lead_purge')).toEqual({ leads: 0, buckets: 0 });
    expect(await call('lead_purge')).toEqual({ leads: 0, buckets: 0 });
    // A clock that started in the past would else be far ahead once it is right.
    expect(await query("select at > now() + interval '399 days' as stays from crm.last_purge")).toEqual([
      { stays: true },
    ]);
    await run('update crm.last_purge set at = now()');
  });

  it.each([false, true])(
    'keeps what came in while the clock was behind, quarantined %s',
    async (quarantined) => {
      // 400 days ago by the clock that is right, of which this purge knows.
      await run("update crm.last_purge set at = now() + interval '400 days'");
      const { id } = Object(await submit({ quarantined }));
      if (quarantined) await call('lead_release', { id });
      const span = `interval '400 days' + interval '${retentions.leadRetention.join(' ')}'`;
      const late = `abs(extract(epoch from purge_after - (created_at + ${span}))) < 1`;
      expect(await query(`select ${late} as kept from crm.lead`)).toEqual([{ kept: true }]);
      await run('update crm.last_purge set at = now()');
    },
  );

  it('forgets how often a sender came after two days', async () => {
    await submit();
    await run("update crm.rate_limit set window_start = window_start - interval '2 days 1 hour'");
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

  it('says whether mails get out', async () => {
    const nothing = { waiting: 0, dead: 0, oldestWaitingSeconds: null, quarantined: 0, purgeRefused: false };
    expect(await call('lead_health')).toEqual(nothing);
    await submit();
    await run("update crm.outbox set created_at = now() - interval '90 seconds'");
    await run("update crm.outbox set status = 'dead' where kind = 'visitor'");
    expect(await call('lead_health')).toMatchObject({ waiting: 1, dead: 1, oldestWaitingSeconds: 90 });
    await run("update crm.outbox set created_at = now() + interval '1 month'");
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
      await run(`delete from crm.outbox where kind <> '${kind}';
      update crm.outbox set status = '${status}', created_at = now() - interval '${age}'`);
      expect(await call('lead_probe')).toEqual({ stuckMails });
    },
  );

  it('counts as stuck only what is sent here', async () => {
    await submit();
    await run("update crm.outbox set created_at = now() - interval '2 hours'");
    expect(await call('lead_probe', { kinds: ['company', 'visitor'] })).toEqual({ stuckMails: 2 });
    expect(await call('lead_probe', { kinds: ['webhook'] })).toEqual({ stuckMails: 0 });
  });

  it('checks that leads can be stored, and leaves nothing behind', async () => {
    await call('lead_probe');
    expect(await call('lead_list')).toEqual([]);
    await run("alter table crm.lead add constraint full_disk check (email <> '')");
    await expect(call('lead_probe')).rejects.toThrow();
    await run('alter table crm.lead drop constraint full_disk');
  });

  it('counts the recent leads that were taken for a robot', async () => {
    const age = (minutes: number) =>
      run(
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
    await run("delete from crm.outbox where kind = 'visitor'");
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
});
