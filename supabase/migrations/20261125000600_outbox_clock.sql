-- Whether a mail is to be sent now. Also one that would wait longer than any attempt does, as `crm.backoff` says: it was put off by
-- a clock that ran ahead and was set back since, and would wait for that day without anybody being told. Without a search path
-- of its own, so that a query takes it in and finds its index.
create function crm.is_due(mail crm.outbox) returns boolean
language sql stable as $$
  select mail.status = 'pending'
    and (mail.next_attempt_at <= now() or mail.next_attempt_at > now() + interval '8 hours' and not mail.claimed)
$$;

-- As before, for what is due.
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
    where crm.is_due(o) and (p -> 'kinds' is null or p -> 'kinds' ? o.kind)
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

-- The schedule invokes the worker for the same mails. Where pg_cron is not to be had this does nothing.
do $schedule$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform cron.schedule('lead-outbox', '* * * * *', $job$
      select net.http_post(
        url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
          || '/functions/v1/outbox-worker',
        headers := jsonb_build_object(
          'content-type', 'application/json',
          'x-worker-secret', (select decrypted_secret from vault.decrypted_secrets where name = 'worker_secret')),
        body := '{}'::jsonb)
      where exists (select from crm.outbox o where crm.is_due(o))
    $job$);
  end if;
end
$schedule$;
