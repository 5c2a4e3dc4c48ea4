-- pg_cron writes a row for each run, one a minute for the outbox, and never removes one. Where it is not to be had this does nothing.
do $schedule$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform cron.schedule('lead-cron-history', '47 3 * * *', $job$
      delete from cron.job_run_details d using cron.job j
      where j.jobid = d.jobid and j.jobname like 'lead-%' and d.start_time < now() - interval '7 days'
    $job$);
  end if;
end
$schedule$;
