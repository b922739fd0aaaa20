-- Claims slots of a run that are free or may be retried, and marks the run as running. The caller has locked the run
-- and checked the slots. `before` is the number of the user's outputs that were in progress before this slot, including
-- those of the slots before it in `p_slots`.
create or replace function claim_slots(
  p_run uuid, p_user text, p_mode text, p_slots integer[], p_labels text[], p_request jsonb
) returns table (id uuid, attempts integer, before integer) language plpgsql as $$
#variable_conflict use_column
declare
  busy integer;
begin
  select count(*) into busy from outputs o where o.user_id = p_user and o.status = 'pending';
  update runs r
     set status = 'running', touched_at = clock_timestamp(), progress_done = null, progress_total = null
   where r.id = p_run;
  return query
  with taken as (
    -- Keep the earlier attempt's `engine`, which may have cost money, until the engine of the retry starts.
    insert into outputs as o (run_id, user_id, mode, slot, label, attempts, status, request)
    select p_run, p_user, p_mode, slot, label, 1, 'pending', p_request
      from unnest(p_slots, p_labels) with ordinality as wanted (slot, label, place) order by place
    on conflict (run_id, slot) do update
       set status = 'pending', request = excluded.request, model = null, error = null, error_code = null,
           attempts = o.attempts + 1, finished_at = null, duration_ms = null,
           -- An output that is done is remade only after a failed comparison with the photo, and only once.
           guard_retry = o.guard_retry or o.status = 'done'
    returning o.id, o.attempts, o.slot
  )
  select t.id, t.attempts, busy + (array_position(p_slots, t.slot) - 1) from taken t
   order by array_position(p_slots, t.slot);
end
$$;
