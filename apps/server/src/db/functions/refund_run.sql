-- Ends a run that delivered no output and returns its credit, if it cost one, to the grant it came from. `handed_back`
-- is true for the first call only, also if the run cost no credit. It is false for a run that delivered an output.
create or replace function refund_run(p_run uuid, p_status text, out handed_back boolean, out user_id text)
language plpgsql as $$
#variable_conflict use_column
declare
  run runs;
begin
  handed_back := false;
  select * into run from runs where id = p_run for no key update;
  if not found then
    return;
  end if;
  user_id := run.user_id;
  if run.refunded or (run.grant_id is null and run.status not in ('open', 'running'))
     or exists (select from outputs o where o.run_id = p_run and o.status = 'done') then
    return;
  end if;

  update runs
     set status = p_status, refunded = run.grant_id is not null, finished_at = coalesce(finished_at, clock_timestamp())
   where id = p_run;
  handed_back := true;
  if run.grant_id is null then
    return;
  end if;
  update daily_usage d set used = d.used - 1 where d.user_id = run.user_id and d.day = run.day;
  update balances b set remaining = b.remaining + 1 where b.grant_id = run.grant_id and b.mode = run.mode;
  insert into ledger_entries (user_id, grant_id, mode, delta, kind, run_id)
  values (run.user_id, run.grant_id, run.mode, 1, 'refund', p_run);
end
$$;
