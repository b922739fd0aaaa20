-- Ends a run when no slot is pending and every slot was attempted. Otherwise updates the time of the run's last
-- activity. `p_skipped` are slots that the built-in engine cannot make, so the run does not wait for them. The caller
-- has locked the run.
create or replace function settle_run(p_run uuid, p_skipped integer[]) returns void language plpgsql as $$
declare
  run runs;
  done integer;
  pending integer;
  begun integer[];
begin
  select * into run from runs where id = p_run;
  select count(*) filter (where o.status = 'done'), count(*) filter (where o.status = 'pending'),
         coalesce(array_agg(o.slot), '{}')
    into done, pending, begun
    from outputs o where o.run_id = p_run;
  if pending > 0 or exists (select from generate_series(1, run.max_outputs) as n where n <> all (begun || p_skipped)) then
    update runs r set touched_at = clock_timestamp() where r.id = p_run and r.status in ('open', 'running');
  else
    perform end_run(
      p_run, case done when 0 then 'failed' when cardinality(begun) then 'succeeded' else 'partial' end
    );
  end if;
  perform tell('run', run.user_id, p_run::text);
end
$$;
