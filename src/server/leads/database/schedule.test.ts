import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workerSecretHeader } from '../../../../supabase/functions/_shared/worker.ts';
import { emptyPglite } from '../../../../tests/leads/empty-pglite.ts';
import { migrationsFolder } from '../../../../tests/leads/test-databases.ts';
import { functionsPath } from '../../../shared/site/server-paths.ts';
import { pgliteDatabase } from './pglite.ts';

/** Stand-ins for what Supabase has: they write down what they are asked. */
const standIns = `
create schema cron; create schema net; create schema vault;
create table cron.job (jobid bigserial, jobname text primary key, command text);
create table cron.job_run_details (jobid bigint, start_time timestamptz);
create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as
  'insert into cron.job (jobname, command) values ($1, $3) on conflict (jobname) do update set command = excluded.command; select 1::bigint';
create table net.call (url text, headers jsonb, body jsonb);
create function net.http_post(url text, body jsonb, headers jsonb) returns bigint language sql as
  'insert into net.call values ($1, $3, $2); select 1::bigint';
create table vault.decrypted_secrets (name text, decrypted_secret text);
insert into vault.decrypted_secrets values ('project_url', 'https://ref.supabase.co'), ('worker_secret', 'secret');
`;

it('triggers the worker when a mail is due and not otherwise, and purges', async () => {
  const db = await emptyPglite();
  const { rpc } = await pgliteDatabase(db, migrationsFolder);
  await db.exec(standIns);
  const migration = await readFile(join(migrationsFolder, '20261121000100_schedule.sql'), 'utf8');
  const followUp = await readFile(join(migrationsFolder, '20261122110000_follow_up.sql'), 'utf8');
  const asInSupabase = migration
    .replace(/if \(select count[\s\S]*?end if;/, '')
    .replace(/create extension .*;/g, '');
  await db.exec(asInSupabase);
  await db.exec(asInSupabase);
  await db.exec(followUp.slice(followUp.indexOf('do $schedule$')));
  await db.exec(await readFile(join(migrationsFolder, '20261125000500_schedule_history.sql'), 'utf8'));
  const clock = await readFile(join(migrationsFolder, '20261125000600_outbox_clock.sql'), 'utf8');
  await db.exec(clock.slice(clock.indexOf('do $schedule$')));

  const jobs = new Map(
    (await db.query<{ jobname: string; command: string }>('select * from cron.job')).rows.map((row) => [
      row.jobname,
      row.command,
    ]),
  );
  expect([...jobs.keys()].sort()).toEqual(['lead-cron-history', 'lead-digest', 'lead-outbox', 'lead-purge']);
  const runJob = (name: string) => db.exec(jobs.get(name) ?? '');
  const calls = async () => (await db.query('select * from net.call')).rows;

  await runJob('lead-outbox');
  expect(await calls()).toEqual([]);
  await rpc('lead_submit', {
    dedupeKey: 'key',
    formType: 'contact',
    email: 'jan@bedrijf.nl',
    fields: {},
    quarantined: false,
    addressBucket: 'a',
    addressLimit: 10,
    visitorBucket: 'v',
  });
  await runJob('lead-outbox');
  expect(await calls()).toEqual([
    {
      url: `https://ref.supabase.co${functionsPath}outbox-worker`,
      headers: { 'content-type': 'application/json', [workerSecretHeader]: 'secret' },
      body: {},
    },
  ]);
  const calledWith = async (nextAttempt: string) => {
    await db.exec(`delete from net.call; update crm.outbox set next_attempt_at = ${nextAttempt}`);
    await runJob('lead-outbox');
    return (await calls()).length;
  };
  expect(await calledWith("now() + interval '15 seconds'")).toBe(0);
  expect(await calledWith("now() + interval '1 hour'"), 'put off by a clock that ran ahead').toBe(1);
  await db.exec('update crm.lead set purge_after = now()');
  await runJob('lead-purge');
  expect(await rpc('lead_list', {})).toEqual([]);
  await runJob('lead-digest');
  await db.exec(`insert into cron.job values (9, 'of another', '');
    insert into cron.job_run_details
      select jobid, now() - days * interval '1 day' from cron.job, unnest(array[1, 8]) days`);
  await runJob('lead-cron-history');
  const old = "select jobid from cron.job_run_details where start_time < now() - interval '7 days'";
  expect((await db.query(old)).rows).toEqual([{ jobid: 9 }]);
  await db.close();
});
