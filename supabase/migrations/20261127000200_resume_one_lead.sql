-- As before, but of one lead when it is named: who gives the mails of one another chance would send those of all that wait.
-- { seconds, alone, leadId? } -> { mails }
create or replace function public.outbox_resume(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  soon constant timestamptz := now() + make_interval(secs => (p ->> 'seconds')::integer);
  mails integer;
begin
  update crm.outbox set next_attempt_at = soon, claimed = false,
      attempts = case when claimed then attempts else greatest(attempts - 1, 0) end
    where status = 'pending' and next_attempt_at > soon and (not claimed or (p ->> 'alone')::boolean)
      and (p ->> 'leadId' is null or lead_id = (p ->> 'leadId')::uuid);
  get diagnostics mails = row_count;
  return jsonb_build_object('mails', mails);
end
$$;
