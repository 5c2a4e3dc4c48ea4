-- As before; an attempt that comes early because a server starts, or a person asks, is given back: a server that starts often while the
-- mail server is down would set all mails aside. Not to what was being sent, which may be why that worker ended.
-- { seconds, alone } -> { mails }
create or replace function public.outbox_resume(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  soon constant timestamptz := now() + make_interval(secs => (p ->> 'seconds')::integer);
  mails integer;
begin
  update crm.outbox set next_attempt_at = soon, claimed = false,
      attempts = case when claimed then attempts else greatest(attempts - 1, 0) end
    where status = 'pending' and next_attempt_at > soon and (not claimed or (p ->> 'alone')::boolean);
  get diagnostics mails = row_count;
  return jsonb_build_object('mails', mails);
end
$$;
