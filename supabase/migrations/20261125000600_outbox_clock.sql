-- As before; also a mail that would wait longer than any attempt does, as `crm.backoff` says: it was put off by a clock that ran
-- ahead and was set back since, and would wait for that day without anybody being told.
-- { limit, kinds?: [kind] } -> [{ id, kind, attempts, … }]
create or replace function public.outbox_claim(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimed jsonb;
begin
  -- Workers that die while sending never settle: that ends too.
  update crm.outbox set status = 'dead', last_error = coalesce(last_error, 'no worker came back from sending this')
    where id in (
      select o.id from crm.outbox o
      where o.status = 'pending' and o.next_attempt_at <= now() and o.attempts >= crm.most_attempts()
      for update skip locked
    );
  with due as (
    select o.id from crm.outbox o
    where o.status = 'pending'
      and (o.next_attempt_at <= now() or o.next_attempt_at > now() + interval '8 hours' and not o.claimed)
      and (p -> 'kinds' is null or p -> 'kinds' ? o.kind)
    -- Mails first: nobody waits for a slow webhook.
    order by o.kind = 'webhook', o.next_attempt_at
    limit coalesce((p ->> 'limit')::integer, 10)
    for update skip locked
  ), taken as (
    update crm.outbox o set attempts = o.attempts + 1, next_attempt_at = now() + interval '2 minutes', claimed = true
    from due where o.id = due.id
    returning o.id, o.kind, o.attempts, o.lead_id, o.created_at
  )
  select jsonb_agg(
      jsonb_build_object('id', taken.id, 'kind', taken.kind, 'attempts', taken.attempts)
      || case when taken.lead_id is null
        then jsonb_build_object('waiting', crm.waiting())
        else jsonb_build_object(
          'hasVisitorMail', exists (select from crm.outbox v where v.lead_id = l.id and v.kind = 'visitor'),
          'lead', crm.stored_lead(l))
      end
      order by taken.created_at, taken.kind)
    into claimed
    from taken left join crm.lead l on l.id = taken.lead_id
    where taken.lead_id is null or l.id is not null;
  return coalesce(claimed, '[]');
end
$$;
