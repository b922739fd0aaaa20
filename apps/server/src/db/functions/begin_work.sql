-- Starts the work of one API call: opens and pays for a run, or continues the run `p_fill`, then claims the slots and
-- assigns the files to the run.
-- The caller has chosen the slots of the run `p_named` or, if that is null, of the user's newest unfinished run of the
-- mode. `p_state` is what run_state returned for that run at the time. If it returns something else now, `outcome` is
-- changed. The other outcomes are ok, superseded (a retry has taken over the call's idempotency claim), and the
-- refusals of open_run_by. Unless the outcome is ok, nothing changes.
-- `jobs` holds a copy of `p_job` for each slot, with the slot's data and priority. The caller inserts the jobs into the
-- queue in the same statement. The more outputs the user has in progress, the lower is the priority, but never lower
-- than that of `p_job`.
create or replace function begin_work(
  p_user text, p_mode text, p_max_outputs integer, p_unlimited boolean, p_key uuid, p_claim uuid,
  p_named uuid, p_fill uuid, p_state text, p_slots integer[], p_labels text[], p_request jsonb,
  p_inputs uuid[], p_uploads uuid[], p_job jsonb,
  out outcome text, out run_id uuid, out output_ids uuid[], out jobs jsonb
) language plpgsql as $$
#variable_conflict use_column
declare
  held uuid;
  opened record;
  work uuid := p_fill;
begin
  if p_claim is not null then
    -- Lock the claim before the run, in the same order as open_run_once, so that no two calls deadlock.
    perform from idempotency_keys k where k.claim = p_claim and k.status is null for no key update;
    if not found then
      outcome := 'superseded';
      return;
    end if;
  end if;

  if p_named is null then
    held := hold_newest_run(p_user, p_mode, p_max_outputs);
  else
    select r.id into held from runs r where r.id = p_named and r.user_id = p_user for no key update;
  end if;
  if run_state(held) is distinct from p_state or (p_fill is not null and p_fill is distinct from held) then
    outcome := 'changed';
    return;
  end if;

  if p_fill is null then
    select * into opened from open_run_by(p_user, p_mode, p_max_outputs, p_unlimited, p_key);
    if opened.outcome <> 'ok' then
      outcome := opened.outcome;
      return;
    end if;
    work := opened.run_id;
    if not p_unlimited then
      perform tell('credits', p_user, p_user);
    end if;
  end if;

  update files f set run_id = work where f.id = any (p_inputs);
  insert into upload_uses (file_id, run_id) select upload, work from unnest(p_uploads) as upload on conflict do nothing;
  select array_agg(c.id order by c.place),
         jsonb_agg(p_job || jsonb_build_object(
           'priority', greatest(-c.before, (p_job ->> 'priority')::integer),
           'data', p_job -> 'data' || jsonb_build_object('outputId', c.id, 'attempt', c.attempts)
         ) order by c.place)
    into output_ids, jobs
    from claim_slots(work, p_user, p_mode, p_slots, p_labels, p_request)
         with ordinality as c (id, attempts, before, place);
  if p_claim is not null then
    update idempotency_keys k
       set point = jsonb_build_object('runId', work, 'outputIds', to_jsonb(output_ids))
     where k.claim = p_claim;
  end if;
  perform tell('job', null, p_job ->> 'name');
  -- A process that waits for the end of a run ignores events with `begun`.
  perform pg_notify('ufaro', json_build_object('topic', 'run', 'userId', p_user, 'id', work, 'begun', true)::text);
  outcome := 'ok';
  run_id := work;
end
$$;
