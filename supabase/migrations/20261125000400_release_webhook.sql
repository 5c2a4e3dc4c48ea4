-- As before; without `webhook`, the released lead goes where the last lead went that was accepted at once: who releases it from
-- another machine need not know what the server is told of webhooks.
-- { id, webhook? } -> { leads }
create or replace function public.lead_release(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer constant jsonb := crm.lead_release(p);
  has_webhook constant boolean := coalesce((p ->> 'webhook')::boolean, (
    select exists (select from crm.outbox w where w.lead_id = l.id and w.kind = 'webhook')
      from crm.lead l join crm.outbox o on o.lead_id = l.id
      where o.kind = 'company' and o.created_at < l.created_at + interval '1 second'
      order by l.created_at desc limit 1), false);
begin
  if has_webhook and (answer ->> 'leads')::integer > 0 then
    perform crm.tell_webhook((p ->> 'id')::uuid);
  end if;
  return answer;
end
$$;
