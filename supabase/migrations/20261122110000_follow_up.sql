-- What a company does with its leads: notes, done, release; and the mail each morning of what waits for a person.

alter table crm.lead
  -- [{ at, text }], oldest first.
  add column notes jsonb not null default '[]',
  add column done_at timestamptz(3);
-- Nobody could note anything on these.
update crm.lead set done_at = now() where not quarantined and created_at < now() - interval '24 hours';

-- A digest is about a day, not about a lead.
alter table crm.outbox
  alter column lead_id drop not null,
  add column day date unique,
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in ('company', 'visitor', 'digest'));

-- How long a lead is kept from when it came in, unless it was taken for a robot's.
create function crm.retention(form_type text) returns interval
language sql immutable set search_path = '' as $$
  select case when form_type = 'indicative' then interval '6 months' else interval '12 months' end
$$;

-- Why a lead waits for a person; empty when it does not, or when a person has noted something.
create function crm.waits_for(l crm.lead) returns text[]
language sql stable set search_path = '' as $$
  select case when l.done_at is not null or l.notes <> '[]' then '{}' else array_remove(array[
    case when l.quarantined then 'quarantined' end,
    case when exists (select from crm.outbox o where o.lead_id = l.id and o.status = 'dead') then 'dead' end,
    case when exists (select from crm.outbox o where o.lead_id = l.id and o.status = 'pending'
      and o.created_at < now() - interval '15 minutes') then 'undelivered' end,
    case when not l.quarantined and l.created_at < now() - interval '24 hours' then 'unanswered' end
  ], null) end
$$;

-- All leads that wait for a person, counted, and the oldest of them.
create function crm.waiting() returns jsonb
language sql stable set search_path = '' as $$
  with waiting as (
    select l, crm.waits_for(l) as reasons, row_number() over (order by l.created_at, l.id) as place
    from crm.lead l
    where crm.waits_for(l) <> '{}'
  )
  select jsonb_build_object('total', count(*), 'leads', coalesce(jsonb_agg(
      crm.stored_lead(l) || jsonb_build_object('reasons', reasons) order by place) filter (where place <= 50), '[]'))
    from waiting
$$;

-- Notes what was done about a lead.
-- { id, text } -> { leads }
create function public.lead_note(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  leads integer;
begin
  update crm.lead set notes = notes || jsonb_build_object('at', crm.iso(now()), 'text', left(p ->> 'text', 2000))
    where id = (p ->> 'id')::uuid;
  get diagnostics leads = row_count;
  return jsonb_build_object('leads', leads);
end
$$;

-- Notes that nothing is left to do about a lead.
-- { id } -> { leads }
create function public.lead_done(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  leads integer;
begin
  update crm.lead set done_at = coalesce(done_at, now()) where id = (p ->> 'id')::uuid;
  get diagnostics leads = row_count;
  return jsonb_build_object('leads', leads);
end
$$;

-- Treats a lead that was taken for a robot's as a person's: its mails leave, and it is kept as any other.
-- { id } -> { leads }
create function public.lead_release(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  released uuid;
begin
  update crm.lead set quarantined = false, purge_after = created_at + crm.retention(form_type)
    where id = (p ->> 'id')::uuid and quarantined
    returning id into released;
  if released is null then
    return jsonb_build_object('leads', 0);
  end if;
  insert into crm.outbox (lead_id, kind) select released, unnest(array['company', 'visitor'])
    on conflict (lead_id, kind) do nothing;
  return jsonb_build_object('leads', 1);
end
$$;

-- Puts the mail of this day into the outbox, once, from seven in the morning in the Netherlands, when something waits
-- for a person. What it says is read when it is sent. `at` is another moment than now.
-- { at? } -> { mails }
create function public.outbox_digest(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  here constant timestamp := coalesce((p ->> 'at')::timestamptz, now()) at time zone 'Europe/Amsterdam';
  is_waiting boolean;
begin
  if here::time < '07:00' or exists (select from crm.outbox where day = here::date) then
    return jsonb_build_object('mails', 0);
  end if;
  delete from crm.outbox where day < here::date - 7;
  is_waiting := (crm.waiting() ->> 'total')::integer > 0;
  -- A day on which nothing waits is settled too: what comes later waits until the next morning.
  insert into crm.outbox (kind, day, status)
    values ('digest', here::date, case when is_waiting then 'pending' else 'sent' end)
    on conflict (day) do nothing;
  return jsonb_build_object('mails', case when found and is_waiting then 1 else 0 end);
end
$$;

-- As before, and digests: { id, kind: 'digest', attempts, waiting: { total, leads: [{ …, reasons }] } }.
create or replace function public.outbox_claim(p jsonb) returns jsonb
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
    -- Mails first: nobody waits for a slow webhook.
    order by o.kind = 'webhook', o.next_attempt_at
    limit coalesce((p ->> 'limit')::integer, 10)
    for update skip locked
  ), taken as (
    update crm.outbox o set attempts = o.attempts + 1, next_attempt_at = now() + interval '2 minutes', claimed = true
    from due where o.id = due.id
    returning o.id, o.kind, o.attempts, o.lead_id, o.created_at
  )
  select jsonb_agg(
      jsonb_build_object('id', taken.id, 'kind', taken.kind, 'attempts', taken.attempts)
      || case when taken.lead_id is null
        then jsonb_build_object('waiting', crm.waiting())
        else jsonb_build_object(
          'hasVisitorMail', exists (select from crm.outbox v where v.lead_id = l.id and v.kind = 'visitor'),
          'lead', crm.stored_lead(l))
      end
      order by taken.created_at, taken.kind)
    into claimed
    from taken left join crm.lead l on l.id = taken.lead_id
    where taken.lead_id is null or l.id is not null;
  return coalesce(claimed, '[]');
end
$$;

-- As before, with what was noted.
-- { limit?, before?: { createdAt, id } } -> [{ …, notes: [{ at, text }], doneAt?, mails: [{ … }] }]
create or replace function public.lead_list(p jsonb) returns jsonb
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
        'notes', (l).notes,
        'mails', (
          select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
              'id', o.id, 'kind', o.kind, 'status', o.status, 'attempts', o.attempts,
              'nextAttemptAt', case when o.status = 'pending' then crm.iso(o.next_attempt_at) end,
              'sentAt', crm.iso(o.sent_at),
              'lastError', o.last_error)) order by o.kind), '[]')
          from crm.outbox o where o.lead_id = (l).id
        ))
        || case when (l).done_at is null then '{}' else jsonb_build_object('doneAt', crm.iso((l).done_at)) end
      order by (l).created_at desc, (l).id desc), '[]')
    from page
$$;

-- Supabase's default privileges give new functions to these roles by name: taking them from public is not enough.
do $rights$
declare
  created regprocedure;
  role_name name;
begin
  for created in
    select p.oid from pg_catalog.pg_proc p
    where p.pronamespace = 'crm'::regnamespace and p.proname in ('retention', 'waits_for', 'waiting')
      or p.pronamespace = 'public'::regnamespace
        and p.proname in ('lead_note', 'lead_done', 'lead_release', 'outbox_digest')
  loop
    execute format('revoke all on function %s from public', created);
    for role_name in
      select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated', 'service_role')
    loop
      execute format('revoke all on function %s from %I', created, role_name);
      if role_name = 'service_role' and created::text not like 'crm.%' then
        execute format('grant execute on function %s to %I', created, role_name);
      end if;
    end loop;
  end loop;
end
$rights$;

-- Seven in the Netherlands is five or six in UTC. Where pg_cron is not to be had, the server looks each minute.
do $schedule$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform cron.schedule('lead-digest', '0 5,6 * * *', $job$ select public.outbox_digest('{}') $job$);
  end if;
end
$schedule$;
