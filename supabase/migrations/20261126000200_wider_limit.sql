-- As before; with `widerBucket`, a lead takes one of `widerLimit` places there too: who has thousands of networks floods from the
-- wider one. Only when its own network has room, so that one sender cannot keep out all others of the wider one.
-- { …, widerBucket?, widerLimit? } -> { status: 'stored' | 'duplicate', id } | { status: 'limited', retryAfter: seconds }
create or replace function crm.lead_submit(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address_span constant interval := interval '10 minutes';
  key constant text := p ->> 'dedupeKey';
  is_quarantined constant boolean := (p ->> 'quarantined')::boolean;
  keep_for constant interval := case when is_quarantined then interval '30 days' else crm.retention(p ->> 'formType') end;
  known uuid;
  stored uuid;
  wait integer;
begin
  select l.id into known from crm.lead l where l.dedupe_key = key;
  if known is not null then
    return jsonb_build_object('status', 'duplicate', 'id', known);
  end if;

  wait := crm.take(p ->> 'addressBucket', (p ->> 'addressLimit')::integer, address_span);
  if wait = 0 and p ? 'widerBucket' then
    wait := crm.take(p ->> 'widerBucket', (p ->> 'widerLimit')::integer, address_span);
  end if;
  if wait = 0 then
    insert into crm.lead (dedupe_key, form_type, email, fields, quarantined, purge_after)
      values (key, p ->> 'formType', p ->> 'email', p -> 'fields', is_quarantined,
        now() + keep_for)
      on conflict (dedupe_key) do nothing
      returning id into stored;
  end if;
  if stored is null then
    -- A twin may have been stored while this call waited for its turn.
    select l.id into known from crm.lead l where l.dedupe_key = key;
    if known is null then
      return jsonb_build_object('status', 'limited', 'retryAfter', greatest(wait, 1));
    end if;
    if wait = 0 then
      update crm.rate_limit set hits = hits - 1
        where bucket in (p ->> 'addressBucket', p ->> 'widerBucket')
          and window_start = date_bin(address_span, now(), timestamptz 'epoch');
    end if;
    return jsonb_build_object('status', 'duplicate', 'id', known);
  end if;

  if not is_quarantined then
    -- Anybody can fill in anybody's address: few mails a day go to one.
    wait := crm.take(p ->> 'visitorBucket', 3, interval '1 day');
    insert into crm.outbox (lead_id, kind)
      select stored, unnest(case when wait = 0 then array['company', 'visitor'] else array['company'] end);
  end if;
  return jsonb_build_object('status', 'stored', 'id', stored);
end
$$;
