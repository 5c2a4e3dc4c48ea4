-- All rows out and in again, for backups and for moving to another database.

-- Gives rows as they are, moments in UTC: leads by id from after `after`, each with its mails; or what belongs to no lead.
-- { after?, limit } -> [{ lead, outbox: [row] }]
-- { rest: true } -> { outbox: [row], rate_limit: [row] }
create function public.lead_dump(p jsonb) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  select case when (p ->> 'rest')::boolean
    then jsonb_build_object(
      'outbox', (select coalesce(jsonb_agg(to_jsonb(o) order by o.id), '[]') from crm.outbox o where o.lead_id is null),
      'rate_limit', (select coalesce(jsonb_agg(to_jsonb(r) order by r.bucket, r.window_start), '[]') from crm.rate_limit r))
    else (
      select coalesce(jsonb_agg(jsonb_build_object(
          'lead', to_jsonb(page.l),
          'outbox', (select coalesce(jsonb_agg(to_jsonb(o) order by o.id), '[]')
            from crm.outbox o where o.lead_id = (page.l).id)) order by (page.l).id), '[]')
      from (
        select l from crm.lead l
        where p ->> 'after' is null or l.id > (p ->> 'after')::uuid
        order by l.id
        limit coalesce((p ->> 'limit')::integer, 200)
      ) page)
  end
$$;

-- Takes rows as `lead_dump` gave them. What is there already stays, but a mail that left somewhere has left.
-- { lead?: [row], outbox?: [row], rate_limit?: [row] } -> {}
create function public.lead_load(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  -- Limits are for new mails.
  alter table crm.outbox disable trigger user;
  insert into crm.lead select * from jsonb_populate_recordset(null::crm.lead, p -> 'lead')
    on conflict do nothing;
  insert into crm.outbox as known
    select o.* from jsonb_populate_recordset(null::crm.outbox, p -> 'outbox') o
    where (o.lead_id is null or exists (select from crm.lead l where l.id = o.lead_id))
      and not exists (select from crm.outbox other
        where other.id <> o.id and (other.day = o.day or other.lead_id = o.lead_id and other.kind = o.kind))
    on conflict (id) do update
      set status = excluded.status, sent_at = excluded.sent_at, last_error = excluded.last_error, claimed = false
      where known.status = 'pending' and excluded.status <> 'pending';
  insert into crm.rate_limit select * from jsonb_populate_recordset(null::crm.rate_limit, p -> 'rate_limit')
    on conflict do nothing;
  alter table crm.outbox enable trigger user;
  return '{}';
end
$$;

-- Supabase's default privileges give new functions to these roles by name: taking them from public is not enough.
do $rights$
declare
  role_name name;
begin
  revoke all on function public.lead_dump(jsonb), public.lead_load(jsonb) from public;
  for role_name in
    select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on function public.lead_dump(jsonb), public.lead_load(jsonb) from %I', role_name);
    if role_name = 'service_role' then
      execute format('grant execute on function public.lead_dump(jsonb), public.lead_load(jsonb) to %I', role_name);
    end if;
  end loop;
end
$rights$;
