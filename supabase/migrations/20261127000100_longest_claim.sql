-- As before, also what a worker claimed while the clock ran ahead, and never settled. A claim lasts 2 minutes: one that would last 10 is of
-- another clock. Shorter than that it stays, as who sends it may still be at it.
create or replace function crm.is_due(mail crm.outbox) returns boolean
language sql stable as $$
  select mail.status = 'pending'
    and (mail.next_attempt_at <= now() or mail.next_attempt_at > now() + crm.longest_wait(1)
      and mail.next_attempt_at > now() + case when mail.claimed then interval '10 minutes' else crm.longest_wait(mail.attempts) end)
$$;
