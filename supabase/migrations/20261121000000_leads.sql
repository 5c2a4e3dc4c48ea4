-- Leads, the mails they cause, and the only way to them: the functions at the end, each jsonb -> jsonb.
-- Runs unchanged in PostgreSQL 15 and later, in the embedded PGlite, and in Supabase.

-- Supabase has these roles. Elsewhere they are made where that is allowed; nothing depends on them there.
do $roles$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = role_name) then
      execute format('create role %I nologin', role_name);
    end if;
  end loop;
exception
  when insufficient_privilege then
    raise notice 'roles anon, authenticated and service_role were not created: no right to create roles';
end
$roles$;

-- Not a schema that PostgREST shows.
create schema crm;

-- No checks on these columns: a failing check writes the whole row, a person's data, to the server's log.
create table crm.lead (
  id uuid primary key default gen_random_uuid(),
  dedupe_key text not null unique,
  form_type text not null,
  email text not null,
  fields jsonb not null,
  quarantined boolean not null,
  created_at timestamptz(3) not null default now(),
  purge_after timestamptz not null
);
-- No others: each costs every lead, and what is done once a day, or once a year, may read the whole table.
create index lead_newest on crm.lead (created_at desc, id desc);

-- Refers to the lead and copies nothing of it: what erases the lead erases its mails.
create table crm.outbox (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references crm.lead on delete cascade,
  kind text not null check (kind in ('company', 'visitor')),
  status text not null default 'pending' check (status in ('pending', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- A worker has it, until next_attempt_at.
  claimed boolean not null default false,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (lead_id, kind)
);
create index outbox_open on crm.outbox (next_attempt_at) where status <> 'sent';

-- Buckets are keyed hashes: they say nothing about whose they are.
create table crm.rate_limit (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (bucket, window_start)
);

alter table crm.lead enable row level security;
alter table crm.outbox enable row level security;
alter table crm.rate_limit enable row level security;

-- Takes one of `most` places in the present window: 0, or the seconds until the next window when all are taken.
create function crm.take(bucket_name text, most integer, span interval) returns integer
language plpgsql set search_path = '' as $$
declare
  started constant timestamptz := date_bin(span, now(), timestamptz 'epoch');
begin
  insert into crm.rate_limit as r (bucket, window_start, hits) values (bucket_name, started, 1)
    on conflict (bucket, window_start) do update set hits = r.hits + 1 where r.hits < most;
  if found then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from started + span - clock_timestamp())))::integer;
end
$$;

-- How long a mail waits after so many failed attempts: 15 s doubled each time, at most 6 h, give or take a quarter.
create function crm.backoff(attempts integer) returns interval
language sql volatile set search_path = '' as $$
  select least(15 * 2 ^ least(attempts - 1, 20), 21600) * (0.75 + random() / 2) * interval '1 second'
$$;

-- After this many failed attempts, some days, a mail is set aside.
create function crm.most_attempts() returns integer
language sql immutable set search_path = '' as 'select 20';

-- A moment as the code writes it: 2026-11-21T16:05:00.000Z.
create function crm.iso(moment timestamptz) returns text
language sql stable set search_path = '' as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- A lead as mails are written from it.
create function crm.stored_lead(l crm.lead) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', l.id, 'formType', l.form_type, 'email', l.email,
    'createdAt', crm.iso(l.created_at), 'fields', l.fields)
$$;

-- Stores a lead and the mails it causes, once.
-- { dedupeKey, formType, email, fields, quarantined, addressBucket, addressLimit, visitorBucket }
--   -> { status: 'stored' | 'duplicate', id } | { status: 'limited', retryAfter: seconds }
create function public.lead_submit(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address_span constant interval := interval '10 minutes';
  key constant text := p ->> 'dedupeKey';
  is_quarantined constant boolean := (p ->> 'quarantined')::boolean;
  keep_for constant interval := case
    when is_quarantined then interval '30 days'
    when p ->> 'formType' = 'indicative' then interval '6 months'
    else interval '12 months'
  end;
  known uuid;
  stored uuid;
  wait integer;
begin
  select l.id into known from crm.lead l where l.dedupe_key = key;
  if known is not null then
    return jsonb_build_object('status', 'duplicate', 'id', known);
  end if;

  wait := crm.take(p ->> 'addressBucket', (p ->> 'addressLimit')::integer, address_span);
  if wait = 0 then
    insert into crm.lead (dedupe_key, form_type, email, fields, quarantined, purge_after)
      values (key, p ->> 'formType', p ->> 'email', p -> 'fields', is_quarantined,
        now() + keep_for)
      on conflict (dedupe_key) do nothing
      returning id into stored;
  end if;
  if stored is null then
    -- A twin may have been stored while this call waited for its turn.
    select l.id into known from crm.lead l where l.dedupe_key = key;
    if known is null then
      return jsonb_build_object('status', 'limited', 'retryAfter', greatest(wait, 1));
    end if;
    if wait = 0 then
      update crm.rate_limit set hits = hits - 1
        where bucket = p ->> 'addressBucket' and window_start = date_bin(address_span, now(), timestamptz 'epoch');
    end if;
    return jsonb_build_object('status', 'duplicate', 'id', known);
  end if;

  if not is_quarantined then
    -- Anybody can fill in anybody's address: few mails a day go to one.
    wait := crm.take(p ->> 'visitorBucket', 3, interval '1 day');
    insert into crm.outbox (lead_id, kind)
      select stored, unnest(case when wait = 0 then array['company', 'visitor'] else array['company'] end);
  end if;
  return jsonb_build_object('status', 'stored', 'id', stored);
end
$$;

-- Hands out mails that are due, each to one caller, who has 2 minutes to settle it.
-- { limit } -> [{ id, kind, attempts, hasVisitorMail, lead: { id, formType, email, createdAt, fields } }]
create function public.outbox_claim(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimed jsonb;
begin
  -- Workers that die while sending never settle: that ends too.
  update crm.outbox set status = 'dead', last_error = coalesce(last_error, 'no worker came back from sending this')
    where id in (
      select o.id from crm.outbox o
      where o.status = 'pending' and o.next_attempt_at <= now() and o.attempts >= crm.most_attempts()
      for update skip locked
    );
  with due as (
    select o.id from crm.outbox o
    where o.status = 'pending' and o.next_attempt_at <= now()
    order by o.next_attempt_at
    limit coalesce((p ->> 'limit')::integer, 10)
    for update skip locked
  ), taken as (
    update crm.outbox o set attempts = o.attempts + 1, next_attempt_at = now() + interval '2 minutes', claimed = true
    from due where o.id = due.id
    returning o.id, o.kind, o.attempts, o.lead_id, o.created_at
  )
  select jsonb_agg(
      jsonb_build_object('id', taken.id, 'kind', taken.kind, 'attempts', taken.attempts,
        'hasVisitorMail', exists (select from crm.outbox v where v.lead_id = l.id and v.kind = 'visitor'),
        'lead', crm.stored_lead(l))
      order by taken.created_at, taken.kind)
    into claimed
    from taken join crm.lead l on l.id = taken.lead_id;
  return coalesce(claimed, '[]');
end
$$;

-- Tells how sending went. A caller whose claim has passed to another is told 'stale', and changes nothing.
-- { id, attempts, outcome: 'sent' | 'retry' | 'dead', error? } -> { status: 'settled' | 'stale', dead: boolean }
create function public.outbox_settle(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  settled text;
begin
  update crm.outbox o set
      status = case
        when p ->> 'outcome' = 'sent' then 'sent'
        when p ->> 'outcome' = 'dead' or o.attempts >= crm.most_attempts() then 'dead'
        else 'pending'
      end,
      sent_at = case when p ->> 'outcome' = 'sent' then now() end,
      next_attempt_at = now() + crm.backoff(o.attempts),
      claimed = false,
      last_error = left(p ->> 'error', 500)
    where o.id = (p ->> 'id')::uuid and o.attempts = (p ->> 'attempts')::integer and o.status = 'pending'
    returning o.status into settled;
  return jsonb_build_object('status', case when settled is null then 'stale' else 'settled' end,
    'dead', coalesce(settled = 'dead', false));
end
$$;

-- Erases what has been kept long enough.
-- {} -> { leads, buckets }
create function public.lead_purge(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  leads integer;
  buckets integer;
begin
  delete from crm.lead where purge_after <= now();
  get diagnostics leads = row_count;
  delete from crm.rate_limit where window_start < now() - interval '2 days';
  get diagnostics buckets = row_count;
  return jsonb_build_object('leads', leads, 'buckets', buckets);
end
$$;

-- Erases all of one person, by e-mail address, capitals aside.
-- { email } -> { leads }
create function public.lead_erase(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  leads integer;
begin
  delete from crm.lead where lower(email) = lower(trim(p ->> 'email'));
  get diagnostics leads = row_count;
  return jsonb_build_object('leads', leads);
end
$$;

-- Lists leads, newest first; `before` is the last one of the page before.
-- { limit?, before?: { createdAt, id } }
--   -> [{ id, formType, email, createdAt, fields, quarantined, purgeAfter,
--         mails: [{ id, kind, status, attempts, nextAttemptAt?, sentAt?, lastError? }] }]
create function public.lead_list(p jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  with page as (
    select l from crm.lead l
    where p -> 'before' is null
      or (l.created_at, l.id) < ((p #>> '{before,createdAt}')::timestamptz, (p #>> '{before,id}')::uuid)
    order by l.created_at desc, l.id desc
    limit coalesce((p ->> 'limit')::integer, 1000)
  )
  select coalesce(jsonb_agg(
      crm.stored_lead(l) || jsonb_build_object(
        'quarantined', (l).quarantined,
        'purgeAfter', crm.iso((l).purge_after),
        'mails', (
          select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
              'id', o.id, 'kind', o.kind, 'status', o.status, 'attempts', o.attempts,
              'nextAttemptAt', case when o.status = 'pending' then crm.iso(o.next_attempt_at) end,
              'sentAt', crm.iso(o.sent_at),
              'lastError', o.last_error)) order by o.kind), '[]')
          from crm.outbox o where o.lead_id = (l).id
        ))
      order by (l).created_at desc, (l).id desc), '[]')
    from page
$$;

-- Gives mails that were set aside another chance: all of them, or those of one lead.
-- { leadId? } -> { mails }
create function public.lead_retry(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  mails integer;
begin
  update crm.outbox set status = 'pending', attempts = 0, next_attempt_at = now()
    where status = 'dead' and (p ->> 'leadId' is null or lead_id = (p ->> 'leadId')::uuid);
  get diagnostics mails = row_count;
  return jsonb_build_object('mails', mails);
end
$$;

-- Makes mails that wait for another attempt due within so many seconds, for when what kept them may have been mended.
-- Those that a worker is sending stay with it, unless `alone` says that there can be none.
-- { seconds, alone } -> { mails }
create function public.outbox_resume(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  soon constant timestamptz := now() + make_interval(secs => (p ->> 'seconds')::integer);
  mails integer;
begin
  update crm.outbox set next_attempt_at = soon, claimed = false
    where status = 'pending' and next_attempt_at > soon and (not claimed or (p ->> 'alone')::boolean);
  get diagnostics mails = row_count;
  return jsonb_build_object('mails', mails);
end
$$;

-- Whether mails get out, and how many leads of the last 24 hours were taken for a robot's: more than usual may be people.
-- {} -> { waiting, dead, oldestWaitingSeconds: number | null, quarantined }
create function public.lead_health(p jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'waiting', count(*) filter (where status = 'pending'),
    'dead', count(*) filter (where status = 'dead'),
    'oldestWaitingSeconds',
      floor(extract(epoch from clock_timestamp() - min(created_at) filter (where status = 'pending')))::integer,
    'quarantined', (
      select count(*) from crm.lead l where l.quarantined and l.created_at > now() - interval '24 hours'))
  from crm.outbox
  where status <> 'sent'
$$;

-- Supabase's default privileges give new functions to these roles by name: taking them from public is not enough.
do $rights$
declare
  door regprocedure;
  role_name name;
begin
  revoke all on schema crm from public;
  revoke all on all tables in schema crm from public;
  revoke all on all functions in schema crm from public;
  for role_name in
    select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on schema crm from %I', role_name);
    execute format('revoke all on all tables in schema crm from %I', role_name);
    execute format('revoke all on all functions in schema crm from %I', role_name);
  end loop;
  for door in
    select p.oid from pg_catalog.pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('lead_submit', 'outbox_claim', 'outbox_settle', 'outbox_resume', 'lead_purge', 'lead_erase',
        'lead_list', 'lead_retry', 'lead_health')
  loop
    execute format('revoke all on function %s from public', door);
    for role_name in
      select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated', 'service_role')
    loop
      execute format('revoke all on function %s from %I', door, role_name);
      if role_name = 'service_role' then
        execute format('grant execute on function %s to %I', door, role_name);
      end if;
    end loop;
  end loop;
end
$rights$;
