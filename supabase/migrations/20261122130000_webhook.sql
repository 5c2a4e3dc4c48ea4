-- Each lead to a webhook too, through the same outbox, where the caller says that there is one.

alter table crm.outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in ('company', 'visitor', 'digest', 'webhook'));

-- What these do besides is as before; the rights on them go along.
alter function public.lead_submit(jsonb) set schema crm;
alter function public.lead_release(jsonb) set schema crm;

-- Tells the webhook of a lead, once.
create function crm.tell_webhook(lead uuid) returns void
language sql set search_path = '' as $$
  insert into crm.outbox (lead_id, kind) values (lead, 'webhook') on conflict (lead_id, kind) do nothing
$$;

-- As before; with `webhook`, a lead that is not taken for a robot's goes there too.
create function public.lead_submit(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer constant jsonb := crm.lead_submit(p);
begin
  if (p ->> 'webhook')::boolean and answer ->> 'status' = 'stored' and not (p ->> 'quarantined')::boolean then
    perform crm.tell_webhook((answer ->> 'id')::uuid);
  end if;
  return answer;
end
$$;

-- As before; with `webhook`, the lead goes there too.
create function public.lead_release(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer constant jsonb := crm.lead_release(p);
begin
  if (p ->> 'webhook')::boolean and (answer ->> 'leads')::integer > 0 then
    perform crm.tell_webhook((p ->> 'id')::uuid);
  end if;
  return answer;
end
$$;

-- Supabase's default privileges give new functions to these roles by name: taking them from public is not enough.
do $rights$
declare
  role_name name;
begin
  revoke all on function public.lead_submit(jsonb), public.lead_release(jsonb), crm.tell_webhook(uuid) from public;
  for role_name in
    select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format(
      'revoke all on function public.lead_submit(jsonb), public.lead_release(jsonb), crm.tell_webhook(uuid),
        crm.lead_submit(jsonb), crm.lead_release(jsonb) from %I', role_name);
    if role_name = 'service_role' then
      execute format('grant execute on function public.lead_submit(jsonb), public.lead_release(jsonb) to %I', role_name);
    end if;
  end loop;
end
$rights$;
