-- What the call has done so far, written in the transaction that did it. After a crash, a retry continues from there.
alter table idempotency_keys add column point jsonb;

-- Opens a run as open_run_by (0031_api_keys) does, for a call with an Idempotency-Key. Locks the key's claim first. If
-- a retry has already taken over the claim, this call spends nothing. A retry that comes later waits for this commit
-- and finds the run.
create function open_run_once(
  p_user text, p_mode text, p_max_outputs integer, p_unlimited boolean, p_key uuid, p_claim uuid,
  out outcome text, out run_id uuid, out remaining integer
) language plpgsql as $$
#variable_conflict use_column
declare
  opened record;
begin
  perform from idempotency_keys where claim = p_claim and status is null for no key update;
  if not found then
    outcome := 'superseded';
    return;
  end if;
  select o.outcome, o.run_id, o.remaining into opened
    from open_run_by(p_user, p_mode, p_max_outputs, p_unlimited, p_key) o;
  outcome := opened.outcome;
  run_id := opened.run_id;
  remaining := opened.remaining;
  if opened.outcome = 'ok' then
    update idempotency_keys
       set point = jsonb_build_object('runId', opened.run_id, 'remaining', coalesce(to_jsonb(opened.remaining), '"unlimited"'))
     where claim = p_claim;
  end if;
end
$$;
