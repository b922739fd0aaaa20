-- Returns as text everything that decides which slots of a run can take work, so that callers can detect a change. Null
-- if there is no such run.
create or replace function run_state(p_run uuid) returns text language sql stable as $$
  select concat_ws(' ', r.status, r.refunded, extract(epoch from r.finished_at), (
           select string_agg(concat_ws(':', o.slot, o.status, o.attempts, o.guard_retry, o.guard, exists (
                    select from files f where f.id = o.file_id and f.deleted_at is null
                  )), ' ' order by o.slot)
             from outputs o where o.run_id = r.id
         ))
    from runs r where r.id = p_run
$$;
