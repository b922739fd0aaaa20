-- Queues the webhook event for the end of a run: run.finished if the run delivered any output, else run.failed.
create or replace function announce_run_end(p_run uuid) returns void language sql as $$
  select announce(
           r.user_id,
           case when made.any then 'run.finished' else 'run.failed' end,
           json_build_object('id', r.id, 'runId', r.id, 'mode', r.mode, 'status', r.status, 'refunded', r.refunded)
         )
    from runs r
   cross join lateral (
     select exists (select from outputs o where o.run_id = r.id and o.status = 'done') as any
   ) as made
   where r.id = p_run and exists (select from webhooks w where w.user_id = r.user_id and w.active)
$$;
