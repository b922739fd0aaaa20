-- Locks the user's newest unfinished run of a mode, or returns null if there is none. Other calls of the user for the
-- mode wait here until the transaction ends, so that only one of them opens a run.
create or replace function hold_newest_run(p_user text, p_mode text, p_max_outputs integer) returns uuid
language plpgsql as $$
declare
  newest uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('open ' || p_user || ' ' || p_mode, 0));
  select r.id into newest from runs r
   where r.user_id = p_user and r.mode = p_mode and r.max_outputs = p_max_outputs
     and not r.fixed_slots and r.status in ('open', 'running')
   order by r.created_at desc, r.id desc
   limit 1
     for no key update;
  return newest;
end
$$;
