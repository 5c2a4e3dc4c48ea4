-- How long a mail waits at most after so many failed attempts: 15 s doubled each time, at most 6 h, and a quarter more.
-- Without a search path of its own, as `crm.is_due` that calls it.
create function crm.longest_wait(attempts integer) returns interval
language sql immutable as $$
  select least(15 * 2 ^ least(attempts - 1, 20), 21600) * 1.25 * interval '1 second'
$$;
revoke all on function crm.longest_wait(integer) from public;

-- As before: that, or up to two fifths less.
create or replace function crm.backoff(attempts integer) returns interval
language sql volatile set search_path = '' as $$
  select crm.longest_wait(attempts) * (1 - random() * 0.4)
$$;

-- As before, also where the clock ran ahead by hours only: no mail waits longer than after as many attempts. What waits longer than
-- after one comes first, as the index finds it.
create or replace function crm.is_due(mail crm.outbox) returns boolean
language sql stable as $$
  select mail.status = 'pending'
    and (mail.next_attempt_at <= now() or mail.next_attempt_at > now() + crm.longest_wait(1)
      and mail.next_attempt_at > now() + crm.longest_wait(mail.attempts) and not mail.claimed)
$$;
