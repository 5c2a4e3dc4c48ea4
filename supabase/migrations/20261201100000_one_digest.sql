-- As before; a mail of an earlier morning that did not get out gives way to this one, which says as much: after days without a mail server
-- they all came at once. Whoever looks at health sees it wait since that morning.
create or replace function public.outbox_digest(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  here constant timestamp := coalesce((p ->> 'at')::timestamptz, now()) at time zone 'Europe/Amsterdam';
  is_waiting boolean;
  since timestamptz;
begin
  if here::time < '07:00' or exists (select from crm.outbox where day = here::date) then
    return jsonb_build_object('mails', 0);
  end if;
  delete from crm.outbox where day < here::date - 7;
  with late as (
    delete from crm.outbox where day < here::date and status = 'pending' and not claimed returning created_at
  )
  select min(created_at) into since from late;
  is_waiting := crm.purge_refused() or (crm.waiting() ->> 'total')::integer > 0;
  -- A day on which nothing waits is settled too: what comes later waits until the next morning.
  insert into crm.outbox (kind, day, status, created_at)
    values ('digest', here::date, case when is_waiting then 'pending' else 'sent' end, coalesce(since, now()))
    on conflict (day) do nothing;
  return jsonb_build_object('mails', case when found and is_waiting then 1 else 0 end);
end
$$;
