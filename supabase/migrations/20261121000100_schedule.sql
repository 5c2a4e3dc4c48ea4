-- Wakes the worker that sends mail, and erases old leads, by the database's own clock. Where pg_cron and pg_net are
-- not to be had this does nothing: the server that runs there has a clock of its own.
--
-- Needs two secrets in Supabase's Vault: project_url (https://<ref>.supabase.co) and worker_secret (the value of
-- WORKER_SECRET of the function outbox-worker).
do $schedule$
begin
  if (select count(*) from pg_catalog.pg_available_extensions
      where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return;
  end if;

  create schema if not exists extensions;
  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net with schema extensions;
  create extension if not exists supabase_vault cascade;

  -- Scheduling under a name that exists replaces it.
  perform cron.schedule('lead-outbox', '* * * * *', $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
        || '/functions/v1/outbox-worker',
      headers := jsonb_build_object(
        'content-type', 'application/json',
        'x-worker-secret', (select decrypted_secret from vault.decrypted_secrets where name = 'worker_secret')),
      body := '{}'::jsonb)
    where exists (select from crm.outbox where status = 'pending' and next_attempt_at <= now())
  $job$);
  perform cron.schedule('lead-purge', '17 3 * * *', $job$ select public.lead_purge('{}') $job$);
end
$schedule$;
