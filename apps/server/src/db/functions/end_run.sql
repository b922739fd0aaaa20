-- Ends a run. A run without any output returns its credit. Keeps the first time at which the run ended, because the
-- time limit for retries starts there. The caller has locked the run.
create or replace function end_run(p_run uuid, p_status text) returns void language plpgsql as $$
declare
  refund record;
begin
  if exists (select from outputs o where o.run_id = p_run and o.status = 'done') then
    update runs r
       set status = p_status, finished_at = coalesce(r.finished_at, clock_timestamp()), touched_at = clock_timestamp()
     where r.id = p_run;
  else
    select * into refund from refund_run(p_run, p_status);
    if refund.handed_back then
      perform tell('credits', refund.user_id, refund.user_id);
    end if;
  end if;
  perform announce_run_end(p_run);
end
$$;
