-- Ends an attempt at an output and, after the last output, the run. `p_made` contains columns of the output: either the
-- result, or `error` and `error_code`. Returns false and changes nothing if the attempt or the run has already ended.
create or replace function end_output(p_output uuid, p_attempt integer, p_skipped integer[], p_made jsonb)
returns boolean language plpgsql as $$
declare
  made outputs := jsonb_populate_record(null::outputs, p_made);
  run uuid := (select o.run_id from outputs o where o.id = p_output);
begin
  perform from runs r where r.id = run and r.status in ('open', 'running') for no key update;
  if not found then
    return false;
  end if;
  -- Keep the known engine if this attempt reports none. Add up the costs of all attempts, because failed ones cost
  -- money too.
  if made.error is null then
    update outputs o
       set status = 'done', file_id = made.file_id, content = made.content, understood = made.understood,
           cutout = made.cutout, guard = made.guard, width = made.width, height = made.height, bytes = made.bytes,
           engine = coalesce(made.engine, o.engine), model = made.model, duration_ms = made.duration_ms,
           cost_microusd = coalesce(o.cost_microusd, 0) + made.cost_microusd, finished_at = clock_timestamp()
     where o.id = p_output and o.attempts = p_attempt and o.status = 'pending';
  else
    -- A failed retry keeps the picture of the earlier attempt.
    update outputs o
       set status = case when o.file_id is null then 'error' else 'done' end,
           error = case when o.file_id is null then made.error end,
           error_code = case when o.file_id is null then made.error_code end,
           engine = coalesce(made.engine, o.engine), model = made.model, duration_ms = made.duration_ms,
           cost_microusd = coalesce(o.cost_microusd, 0) + made.cost_microusd, finished_at = clock_timestamp()
     where o.id = p_output and o.attempts = p_attempt and o.status = 'pending';
  end if;
  if not found then
    return false;
  end if;
  perform settle_run(run, p_skipped);
  return true;
end
$$;
