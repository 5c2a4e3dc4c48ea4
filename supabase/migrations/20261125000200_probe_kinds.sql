-- As before; with `kinds`, of those only: what a webhook that was taken out did not get waits for nobody.
-- { kinds?: [kind] } -> { stuckMails }
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
    where status <> 'sent' and (p -> 'kinds' is null or p -> 'kinds' ? kind) and created_at <= now() - interval '1 hour'
      and (status = 'pending' or kind <> 'visitor' or created_at > now() - interval '25 hours');
  return jsonb_build_object('stuckMails', stuck);
end
$$;
