-- A clock that runs ahead would make every lead look old: what is erased then is gone.
create table crm.last_purge (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null default now()
);
insert into crm.last_purge default values;
alter table crm.last_purge enable row level security;
revoke all on crm.last_purge from public;

-- Erases what has been kept long enough; nothing when the clock is more than 14 days past the last time, unless `force`
-- says that it is right.
-- { force? } -> { leads, buckets, refused?: 'clock' }
create or replace function public.lead_purge(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  leads integer;
  buckets integer;
begin
  update crm.last_purge set at = now()
    where at > now() - interval '14 days' or coalesce((p ->> 'force')::boolean, false);
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

-- As in the first migration: Supabase's default privileges give tables to these roles by name.
do $rights$
declare
  role_name name;
begin
  for role_name in
    select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on crm.last_purge from %I', role_name);
  end loop;
end
$rights$;
