-- Stores a lead as any other and takes it back, which fails where storing fails: a full disk, a database that only reads.
-- Counts the mails that have waited or been dead for an hour. A visitor's own wrong address counts for a day.
-- {} -> { stuckMails }
create function public.lead_probe(p jsonb) returns jsonb
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
    where status <> 'sent' and created_at <= now() - interval '1 hour'
      and (status = 'pending' or kind <> 'visitor' or created_at > now() - interval '25 hours');
  return jsonb_build_object('stuckMails', stuck);
end
$$;

-- As in the first migration: Supabase's default privileges give new functions to these roles by name.
do $rights$
declare
  role_name name;
begin
  revoke all on function public.lead_probe(jsonb) from public;
  for role_name in
    select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on function public.lead_probe(jsonb) from %I', role_name);
    if role_name = 'service_role' then
      execute format('grant execute on function public.lead_probe(jsonb) to %I', role_name);
    end if;
  end loop;
end
$rights$;
