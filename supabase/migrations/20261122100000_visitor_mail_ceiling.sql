-- Anybody can fill in anybody's address, from many networks: over all addresses too, few mails leave in an hour.
-- A trigger, because more than one function may put mails into the outbox.
create function crm.limit_visitor_mails() returns trigger
language plpgsql set search_path = '' as $$
begin
  return case when crm.take('visitor mails', 200, interval '1 hour') = 0 then new end;
end
$$;

create trigger limit_visitor_mails before insert on crm.outbox
  for each row when (new.kind = 'visitor') execute function crm.limit_visitor_mails();

-- As in the first migration: Supabase's default privileges give new functions to these roles by name.
do $rights$
declare
  role_name name;
begin
  revoke all on function crm.limit_visitor_mails() from public;
  for role_name in
    select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on function crm.limit_visitor_mails() from %I', role_name);
  end loop;
end
$rights$;
