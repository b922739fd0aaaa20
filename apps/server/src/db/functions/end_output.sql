-- Ends an attempt at an output and, with the last one, its run. `p_made` has columns of the output: what was delivered, or
-- `error` and `error_code`. False without any change if the attempt or its run is over: delivered by a duplicate job,
-- canceled or swept.
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
  -- An attempt that never reported back leaves its engine. Failed attempts cost money too.
  if made.error is null then
    update outputs o
       set status = 'done', file_id = made.file_id, content = made.content, understood = made.understood,
           cutout = made.cutout, guard = made.guard, width = made.width, height = made.height, bytes = made.bytes,
           engine = coalesce(made.engine, o.engine), model = made.model, duration_ms = made.duration_ms,
           cost_microusd = coalesce(o.cost_microusd, 0) + made.cost_microusd, finished_at = clock_timestamp()
     where o.id = p_output and o.attempts = p_attempt and o.status = 'pending';
  else
    -- An earlier picture stays in place.
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
