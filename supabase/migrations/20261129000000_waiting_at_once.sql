-- As before, but by one look at the mails that were not sent, and not by a call for each lead that is kept: with tens of thousands the
-- embedded database keeps every visitor waiting meanwhile, and PostgreSQL takes longer than its callers wait for an answer.
create or replace function crm.waiting() returns jsonb
language sql stable set search_path = '' as $$
  with unsent as (
    select lead_id, bool_or(status = 'dead') as has_dead,
        bool_or(status = 'pending' and crm.is_older(created_at, interval '15 minutes')) as has_late
      from crm.outbox
      where status <> 'sent'
      group by lead_id
  ), open as (
    select l.id, l.created_at, array_remove(array[
        case when l.quarantined then 'quarantined' end,
        case when unsent.has_dead then 'dead' end,
        case when unsent.has_late then 'undelivered' end,
        case when not l.quarantined and crm.is_older(l.created_at, interval '24 hours') then 'unanswered' end
      ], null) as reasons
      from crm.lead l left join unsent on unsent.lead_id = l.id
      where l.done_at is null and l.notes = '[]'
  ), waiting as materialized (
    select * from open where reasons <> '{}'
  ), oldest as (
    select * from waiting order by created_at, id limit 50
  )
  select jsonb_build_object(
    'total', (select count(*) from waiting),
    'leads', (
      select coalesce(jsonb_agg(
          crm.stored_lead(l) || jsonb_build_object('reasons', reasons) order by l.created_at, l.id), '[]')
        from oldest join crm.lead l using (id)),
    'purgeRefused', crm.purge_refused())
$$;
drop function crm.waits_for(crm.lead);
