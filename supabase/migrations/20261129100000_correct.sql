-- Corrects one field of a lead: a person may ask for that, and nobody gets a mail at an address that was typed wrong.
-- With another address the visitor gets a mail there, also when one was sent: somebody else has it.
-- { id, field, value } -> { leads, mails }; no leads when there is no such lead, or it has no such field.
create function public.lead_correct(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  field constant text := p ->> 'field';
  before crm.lead;
  mails integer := 0;
begin
  select * into before from crm.lead l where l.id = (p ->> 'id')::uuid and l.fields ? field for update;
  if before.id is null then
    return jsonb_build_object('leads', 0, 'mails', 0);
  end if;
  update crm.lead set fields = jsonb_set(fields, array[field], p -> 'value'),
      email = case when field = 'email' then p ->> 'value' else email end
    where id = before.id;
  if field = 'email' and not before.quarantined and before.email <> p ->> 'value' then
    -- Another mail: a worker that is sending the earlier one, to the earlier address, has nothing left to settle.
    delete from crm.outbox where lead_id = before.id and kind = 'visitor';
    insert into crm.outbox (lead_id, kind) values (before.id, 'visitor');
    get diagnostics mails = row_count;
  end if;
  return jsonb_build_object('leads', 1, 'mails', mails);
end
$$;

-- Supabase's default privileges give new functions to these roles by name: taking them from public is not enough.
do $rights$
declare
  role_name name;
begin
  revoke all on function public.lead_correct(jsonb) from public;
  for role_name in
    select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on function public.lead_correct(jsonb) from %I', role_name);
    if role_name = 'service_role' then
      execute format('grant execute on function public.lead_correct(jsonb) to %I', role_name);
    end if;
  end loop;
end
$rights$;
