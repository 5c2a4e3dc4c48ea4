-- As before; a clock that started in the past and was set right does not count as one that is far ahead.
create or replace function public.lead_purge(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  leads integer;
  buckets integer;
  is_forced boolean := coalesce((p ->> 'force')::boolean, false);
begin
  update crm.last_purge set at = case when is_forced then now() else greatest(at, now()) end
    where is_forced or not crm.purge_refused();
  if not found then
    return jsonb_build_object('leads', 0, 'buckets', 0, 'refused', 'clock');
  end if;
  delete from crm.lead where purge_after <= now();
  get diagnostics leads = row_count;
  delete from crm.rate_limit where window_start < now() - interval '2 days';
  get diagnostics buckets = row_count;
  return jsonb_build_object('leads', leads, 'buckets', buckets);
end
$$;
