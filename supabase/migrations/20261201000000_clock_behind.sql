-- As before; a lead that comes in while the clock is behind is kept no shorter for it. It was purged as soon as the clock was right again,
-- although its visitor had read that it arrived.
-- { …, widerBucket?, widerLimit? } -> { status: 'stored' | 'duplicate', id } | { status: 'limited', retryAfter: seconds }
create or replace function crm.lead_submit(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address_span constant interval := interval '10 minutes';
  key constant text := p ->> 'dedupeKey';
  is_quarantined constant boolean := (p ->> 'quarantined')::boolean;
  keep_for constant interval := case when is_quarantined then interval '30 days' else crm.retention(p ->> 'formType') end;
  -- A purge has seen this moment.
  kept_from constant timestamptz := greatest(now(), (select at from crm.last_purge));
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
        kept_from + keep_for)
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

-- As before; kept for as long as any other lead that came in at its moment, whatever the clock said.
-- { id } -> { leads }
create or replace function crm.lead_release(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  released uuid;
begin
  update crm.lead set quarantined = false, purge_after = purge_after - interval '30 days' + crm.retention(form_type)
    where id = (p ->> 'id')::uuid and quarantined
    returning id into released;
  if released is null then
    return jsonb_build_object('leads', 0);
  end if;
  insert into crm.outbox (lead_id, kind) select released, unnest(array['company', 'visitor'])
    on conflict (lead_id, kind) do nothing;
  return jsonb_build_object('leads', 1);
end
$$;
