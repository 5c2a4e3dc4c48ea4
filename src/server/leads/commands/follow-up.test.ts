import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseLimits } from '../../../../supabase/functions/_shared/database-limits.ts';
import type { DigestItem, OutboxItem } from '../../../../supabase/functions/_shared/stored-lead.ts';
import { type TestDatabase, testDatabases } from '../../../../tests/leads/test-databases.ts';
import type { ListedLead } from '../admin/listed-lead.ts';
import { followUpCommands, maxNoteLength } from './follow-up.ts';

/** In winter the Netherlands are an hour ahead of UTC, in summer two. */
const at = { winter: '2026-11-22T06:00:00Z', summer: '2026-07-22T05:00:00Z' };

describe.each(testDatabases)('what people do about leads in $name', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());
  beforeEach(() => database.empty());

  const list = async () => (await database.rpc('lead_list', {})) as ListedLead[];
  const claim = async () => (await database.rpc('outbox_claim', { limit: 9 })) as OutboxItem[];
  const digest = async (moment: string) => database.asServiceRole('outbox_digest', { at: moment });
  async function submit(email: string, quarantined = false): Promise<string> {
    const keys = { dedupeKey: email, addressBucket: email, visitorBucket: email, addressLimit: 10 };
    const lead = { formType: 'indicative', email, fields: { email }, quarantined };
    const answer = await database.rpc('lead_submit', { ...keys, ...lead });
    return String(Object(answer).id);
  }
  const age = (span: string) =>
    database.run(`update crm.lead set created_at = now() - interval '${span}';
      update crm.outbox set created_at = now() - interval '${span}'`);
  const deliver = () => database.run("update crm.outbox set status = 'sent' where lead_id is not null");
  /** The reasons by address, as the mail of this morning says them. */
  async function waiting(): Promise<Record<string, string[]>> {
    await database.run('delete from crm.outbox where lead_id is null');
    await digest(at.winter);
    const items = (await claim()).filter((item): item is DigestItem => item.kind === 'digest');
    const leads = items.flatMap((item) => item.waiting.leads);
    return Object.fromEntries(leads.map(({ email, reasons }) => [email, reasons]));
  }

  it('keeps notes in their order, and when it was done', async () => {
    const id = await submit('a@b.nl');
    expect(await list()).toMatchObject([{ notes: [] }]);
    expect(await database.asServiceRole('lead_note', { id, text: 'Gebeld' })).toEqual({ leads: 1 });
    await database.rpc('lead_note', { id, text: 'Offerte' });
    expect(await database.asServiceRole('lead_done', { id })).toEqual({ leads: 1 });
    expect(await list()).toMatchObject([
      {
        notes: [{ text: 'Gebeld', at: expect.any(String) }, { text: 'Offerte' }],
        doneAt: expect.any(String),
      },
    ]);
  });

  it('keeps a note as long as the command takes one, and refuses a longer one', async () => {
    const id = await submit('a@b.nl');
    const { note } = followUpCommands;
    const noted = async (text: string) =>
      note?.run(database.rpc, { target: id, text, format: 'text', force: false });
    expect(await noted('a'.repeat(maxNoteLength))).toBe(0);
    expect((await list())[0]?.notes[0]?.text).toHaveLength(maxNoteLength);
    await expect(noted('a'.repeat(maxNoteLength + 1))).rejects.toThrow('hooguit');
    expect((await list())[0]?.notes).toHaveLength(1);
  });

  it.each([
    ['A@b.nl ', 0, ['a@b.nl']],
    ['c@d.nl', 1, []],
  ])('exports the leads of %j, and says when there are none', async (target, code, emails) => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const email of ['a@b.nl', 'e@f.nl']) await submit(email);
    const { export: exported } = followUpCommands;
    expect(await exported?.run(database.rpc, { target, text: '', format: 'text', force: false })).toBe(code);
    const { leads }: { leads: ListedLead[] } = JSON.parse(String(said.mock.lastCall?.[0]));
    expect(leads.map(({ email }) => email)).toEqual(emails);
    expect(warned.mock.calls.join().includes(target)).toBe(code === 1);
  });

  it('releases what was taken for a robot’s, once: its mails leave and it is kept as any other', async () => {
    const id = await submit('a@b.nl', true);
    expect(await claim()).toEqual([]);
    expect(await database.asServiceRole('lead_release', { id })).toEqual({ leads: 1 });
    expect(await database.rpc('lead_release', { id })).toEqual({ leads: 0 });
    expect((await claim()).map(({ kind }) => kind)).toEqual(['company', 'visitor']);
    const [lead] = await list();
    const days = (Date.parse(lead?.purgeAfter ?? '') - Date.parse(lead?.createdAt ?? '')) / 86_400_000;
    expect(lead?.quarantined).toBe(false);
    expect(days).toBeGreaterThan(180);
  });

  it('sends the webhook a lead once, after the mails, and a robot’s only when it is released', async () => {
    const keys = { addressBucket: 'a', visitorBucket: 'v', addressLimit: 10, webhook: true };
    const lead = { ...keys, formType: 'contact', email: 'a@b.nl', fields: {} };
    for (let attempt = 0; attempt < 2; attempt += 1)
      await database.asServiceRole('lead_submit', { ...lead, dedupeKey: 'person', quarantined: false });
    const answer = await database.rpc('lead_submit', { ...lead, dedupeKey: 'robot', quarantined: true });
    expect((await claim()).map(({ kind }) => kind)).toEqual(['company', 'visitor', 'webhook']);
    await database.asServiceRole('lead_release', { id: Object(answer).id, webhook: true });
    expect((await claim()).map(({ kind }) => kind)).toEqual(['company', 'visitor', 'webhook']);
  });

  it.each([
    [true, ['company', 'visitor', 'webhook']],
    [false, ['company', 'visitor']],
  ])('releases by the last lead when nobody says whether there is a webhook: %s', async (webhook, kinds) => {
    const keys = { addressBucket: 'a', visitorBucket: 'v', addressLimit: 10 };
    const lead = { ...keys, formType: 'contact', email: 'a@b.nl', fields: {} };
    const answers: unknown[] = [];
    for (const dedupeKey of ['one', 'other'])
      answers.push(await database.rpc('lead_submit', { ...lead, dedupeKey, quarantined: true }));
    await database.run("update crm.lead set created_at = created_at - interval '1 hour'");
    await database.rpc('lead_submit', { ...lead, dedupeKey: 'person', quarantined: false, webhook });
    await claim();
    // The first is no example for the second.
    const [first, second] = answers.map((answer) => Object(answer).id);
    await database.rpc('lead_release', { id: first, webhook: !webhook });
    await claim();
    await database.asServiceRole('lead_release', { id: second });
    expect((await claim()).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('lists what waits for a person, and why', async () => {
    const { unansweredHours } = databaseLimits;
    await submit('oud@b.nl');
    await age(`${unansweredHours} hours 5 minutes`);
    await deliver();
    await submit('later@b.nl');
    await database.run(`update crm.lead set created_at = now() - interval '${unansweredHours} hours -5 minutes'
      where email = 'later@b.nl'`);
    await submit('robot@b.nl', true);
    await submit('nieuw@b.nl');
    await submit('dood@b.nl');
    await database.run(`update crm.outbox set status = 'dead'
      where lead_id in (select id from crm.lead where email = 'dood@b.nl')`);
    expect(await waiting()).toEqual({
      'oud@b.nl': ['unanswered'],
      'robot@b.nl': ['quarantined'],
      'dood@b.nl': ['dead'],
    });
    await database.run(
      "update crm.outbox set created_at = now() - interval '20 minutes' where status = 'pending'",
    );
    expect(await waiting()).toMatchObject({ 'nieuw@b.nl': ['undelivered'] });
  });

  it('lists what a clock that ran ahead has dated, not some time after that day', async () => {
    await submit('a@b.nl');
    await age('-1 month');
    expect(await waiting()).toEqual({ 'a@b.nl': ['undelivered', 'unanswered'] });
  });

  it.each(['lead_note', 'lead_done'] as const)('lists nothing any more after %s', async (name) => {
    const id = await submit('a@b.nl');
    await age('3 days');
    expect(await waiting()).toEqual({ 'a@b.nl': ['undelivered', 'unanswered'] });
    await database.rpc(name, { id, text: 'Gebeld' });
    expect(await waiting()).toEqual({});
  });

  it('says how many wait, and names the oldest fifty', async () => {
    for (let number = 0; number < 52; number += 1) await submit(`${number}@b.nl`, true);
    await digest(at.winter);
    const [item] = await claim();
    expect(item).toMatchObject({ kind: 'digest', waiting: { total: 52 } });
    expect(item?.kind === 'digest' && item.waiting.leads.map(({ email }) => email)).toHaveLength(50);
  });

  it('looks at the mails as often for many leads as for one, as everybody waits meanwhile', async () => {
    const scans = async () => {
      const [row] = await database.query(
        "select (idx_scan + seq_scan)::integer as scans from pg_stat_xact_user_tables where relid = 'crm.outbox'::regclass",
      );
      return Number(row?.scans);
    };
    const looks = async () => {
      await database.run('begin');
      const before = await scans();
      await database.query(`select public.outbox_digest('{"at":"${at.winter}"}')`);
      const after = await scans();
      await database.run('rollback');
      return after - before;
    };
    await submit('0@b.nl');
    const one = await looks();
    for (let index = 1; index < 30; index += 1) await submit(`${index}@b.nl`);
    expect(await looks()).toBe(one);
  });

  it.each([
    ['before seven in winter', '2026-11-22T05:59:00Z', 0],
    ['at seven in winter', at.winter, 1],
    ['before seven in summer', '2026-07-22T04:59:00Z', 0],
    ['at seven in summer', at.summer, 1],
    ['later that day', '2026-11-22T15:00:00Z', 1],
  ])('makes a mail %s: %s', async (_, moment, mails) => {
    await submit('a@b.nl', true);
    expect(await digest(moment)).toEqual({ mails });
  });

  it('makes one mail a day, and none on a day on which nothing waited in the morning', async () => {
    expect(await digest(at.winter)).toEqual({ mails: 0 });
    await submit('a@b.nl', true);
    expect(await digest('2026-11-22T09:00:00Z')).toEqual({ mails: 0 });
    expect(await digest('2026-11-23T06:00:00Z')).toEqual({ mails: 1 });
    expect(await digest('2026-11-23T06:01:00Z')).toEqual({ mails: 0 });
    const [item] = await claim();
    await database.rpc('outbox_settle', { id: item?.id, attempts: 1, outcome: 'sent' });
    expect(await claim()).toEqual([]);
  });

  it('makes one mail of the mornings since the last that got out, which waits since the first', async () => {
    await submit('a@b.nl', true);
    for (const day of [22, 23, 24]) {
      expect(await digest(`2026-11-${day}T06:00:00Z`)).toEqual({ mails: 1 });
      const [item] = await claim();
      await database.rpc('outbox_settle', { id: item?.id, attempts: 1, outcome: 'retry' });
      await age('2 hours');
    }
    await digest('2026-11-25T06:00:00Z');
    expect(await database.rpc('lead_probe', {})).toEqual({ stuckMails: 1 });
    await database.run('update crm.outbox set next_attempt_at = now()');
    expect(await claim()).toHaveLength(1);
  });

  it('makes a mail of the morning when nothing waits but old leads are not purged', async () => {
    await database.run("update crm.last_purge set at = now() - interval '15 days'");
    expect(await digest(at.winter)).toEqual({ mails: 1 });
    expect(await claim()).toMatchObject([{ waiting: { total: 0, leads: [], purgeRefused: true } }]);
    await database.rpc('lead_purge', { force: true });
    await submit('a@b.nl', true);
    expect(await digest('2026-11-23T06:00:00Z')).toEqual({ mails: 1 });
    expect(await claim()).toMatchObject([{ waiting: { total: 1, purgeRefused: false } }]);
  });
});
