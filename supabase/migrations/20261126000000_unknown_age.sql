-- A clock that ran ahead dates what it stores in the future: once it is set back, nobody would be told of that until the day has come.

-- Whether something is older than this; also when it is from the future, as then nobody knows. A clock that is set back a little
-- makes nothing old. Without a search path of its own, so that a query takes it in.
create function crm.is_older(moment timestamptz, age interval) returns boolean
language sql stable as $$
  select moment <= now() - age or moment > now() + interval '1 hour'
$$;
revoke all on function crm.is_older(timestamptz, interval) from public;

-- As before; what is from the future has waited for 0 seconds.
create or replace function public.lead_health(p jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'waiting', count(*) filter (where status = 'pending'),
    'dead', count(*) filter (where status = 'dead'),
    'oldestWaitingSeconds', floor(extract(epoch from
      clock_timestamp() - min(least(created_at, now())) filter (where status = 'pending')))::integer,
    'quarantined', (
      select count(*) from crm.lead l where l.quarantined and l.created_at > now() - interval '24 hours'),
    'purgeRefused', crm.purge_refused())
  from crm.outbox
  where status <> 'sent'
$$;

-- As before; what is from the future counts as stuck, but for a visitor's own wrong address.
create or replace function public.lead_probe(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stuck integer;
begin
  begin
    insert into crm.lead (dedupe_key, form_type, email, fields, quarantined, purge_after)
      values ('probe', 'contact', '', jsonb_build_object('message', repeat('-', 1000)), true, now());
    raise exception using errcode = 'LP000';
  exception
    when sqlstate 'LP000' then null;
  end;
  select count(*) into stuck from crm.outbox
    where status <> 'sent' and (p -> 'kinds' is null or p -> 'kinds' ? kind)
      and crm.is_older(created_at, interval '1 hour')
      and (status = 'pending' or kind <> 'visitor' or not crm.is_older(created_at, interval '25 hours'));
  return jsonb_build_object('stuckMails', stuck);
end
$$;

-- As before; what is from the future waits too.
create or replace function crm.waits_for(l crm.lead) returns text[]
language sql stable set search_path = '' as $$
  select case when l.done_at is not null or l.notes <> '[]' then '{}' else array_remove(array[
    case when l.quarantined then 'quarantined' end,
    case when exists (select from crm.outbox o where o.lead_id = l.id and o.status = 'dead') then 'dead' end,
    case when exists (select from crm.outbox o where o.lead_id = l.id and o.status = 'pending'
      and crm.is_older(o.created_at, interval '15 minutes')) then 'undelivered' end,
    case when not l.quarantined and crm.is_older(l.created_at, interval '24 hours') then 'unanswered' end
  ], null) end
$$;
