-- Tells whoever looks, and in the mail of the morning, that nothing is purged: who schedules it does not read its answer.

-- Whether the clock is so far past the last purge that it may be wrong.
create function crm.purge_refused() returns boolean
language sql stable set search_path = '' as $$
  select at <= now() - interval '14 days' from crm.last_purge
$$;

-- As before.
create or replace function public.lead_purge(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  leads integer;
  buckets integer;
begin
  update crm.last_purge set at = now() where not crm.purge_refused() or coalesce((p ->> 'force')::boolean, false);
  if not found then
    return jsonb_build_object('leads', 0, 'buckets', 0, 'refused', 'clock');
  end if;
  delete from crm.lead where purge_after <= now();
  get diagnostics leads = row_count;
  delete from crm.rate_limit where window_start < now() - interval '2 days';
  get diagnostics buckets = row_count;
  return jsonb_build_object('leads', leads, 'buckets', buckets);
end
$$;

-- As before, and whether purging is refused.
-- {} -> { waiting, dead, oldestWaitingSeconds: number | null, quarantined, purgeRefused }
create or replace function public.lead_health(p jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'waiting', count(*) filter (where status = 'pending'),
    'dead', count(*) filter (where status = 'dead'),
    'oldestWaitingSeconds',
      floor(extract(epoch from clock_timestamp() - min(created_at) filter (where status = 'pending')))::integer,
    'quarantined', (
      select count(*) from crm.lead l where l.quarantined and l.created_at > now() - interval '24 hours'),
    'purgeRefused', crm.purge_refused())
  from crm.outbox
  where status <> 'sent'
$$;

-- As before, and whether purging is refused.
create or replace function crm.waiting() returns jsonb
language sql stable set search_path = '' as $$
  with waiting as (
    select l, crm.waits_for(l) as reasons, row_number() over (order by l.created_at, l.id) as place
    from crm.lead l
    where crm.waits_for(l) <> '{}'
  )
  select jsonb_build_object('total', count(*), 'leads', coalesce(jsonb_agg(
      crm.stored_lead(l) || jsonb_build_object('reasons', reasons) order by place) filter (where place <= 50), '[]'),
      'purgeRefused', crm.purge_refused())
    from waiting
$$;

-- As before; also when purging is refused.
create or replace function public.outbox_digest(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  here constant timestamp := coalesce((p ->> 'at')::timestamptz, now()) at time zone 'Europe/Amsterdam';
  is_waiting boolean;
begin
  if here::time < '07:00' or exists (select from crm.outbox where day = here::date) then
    return jsonb_build_object('mails', 0);
  end if;
  delete from crm.outbox where day < here::date - 7;
  is_waiting := crm.purge_refused() or (crm.waiting() ->> 'total')::integer > 0;
  -- A day on which nothing waits is settled too: what comes later waits until the next morning.
  insert into crm.outbox (kind, day, status)
    values ('digest', here::date, case when is_waiting then 'pending' else 'sent' end)
    on conflict (day) do nothing;
  return jsonb_build_object('mails', case when found and is_waiting then 1 else 0 end);
end
$$;

-- Supabase's default privileges give new functions to these roles by name: taking them from public is not enough.
do $rights$
declare
  role_name name;
begin
  revoke all on function crm.purge_refused() from public;
  for role_name in
    select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on function crm.purge_refused() from %I', role_name);
  end loop;
end
$rights$;
