-- Functions that move credits. They require READ COMMITTED: after waiting for a lock, each later statement must see
-- what the previous holder of the lock committed.
--
-- To prevent deadlocks, every function takes its locks in the order run, user, daily_usage, balances.

-- Returns the day in Nigerian time, by which the daily limits count.
create function lagos_day(moment timestamptz) returns date language sql stable parallel safe
  return (moment at time zone 'Africa/Lagos')::date;

create function is_live(ended_at timestamptz, expires_at timestamptz, moment timestamptz) returns boolean
  language sql immutable parallel safe
  return ended_at is null and (expires_at is null or expires_at > moment);

-- Opens a run and pays for it. `outcome` is ok, no_credits, plan_expired (the remaining credits are in expired grants)
-- or daily_limit. Unless it is ok, nothing has changed. `remaining` is the mode's balance over all live grants. An
-- unlimited user spends nothing: the run has no grant and no ledger entry, and does not count against a daily limit.
create function open_run(
  p_user text, p_mode text, p_max_outputs integer, p_unlimited boolean,
  out outcome text, out run_id uuid, out remaining integer
) language plpgsql as $$
#variable_conflict use_column
declare
  moment timestamptz;
  today date;
  source uuid;
  day_limit integer;
begin
  if p_unlimited then
    moment := clock_timestamp();
    insert into runs (user_id, mode, day, max_outputs, created_at, touched_at)
    values (p_user, p_mode, lagos_day(moment), p_max_outputs, moment, moment)
    returning id into run_id;
    outcome := 'ok';
    return;
  end if;

  -- Serializes the spends of one user, so that the statements below see what the previous spend committed.
  perform from users where id = p_user for no key update;
  moment := clock_timestamp();
  today := lagos_day(moment);

  select (array_agg(b.grant_id order by g.expires_at nulls last, g.seq) filter (where b.remaining > 0))[1],
         coalesce(sum(b.remaining), 0),
         (array_agg(g.daily_limit order by g.seq desc))[1]
    into source, remaining, day_limit
    from grants g
    left join balances b on b.grant_id = g.id and b.mode = p_mode
   where g.user_id = p_user and is_live(g.ended_at, g.expires_at, moment);

  if source is null then
    outcome := case when exists (
      select from grants g join balances b on b.grant_id = g.id and b.mode = p_mode
       where g.user_id = p_user and g.ended_at is null and b.remaining > 0
    ) then 'plan_expired' else 'no_credits' end;
    return;
  end if;

  insert into daily_usage as d (user_id, day, used) values (p_user, today, 1)
    on conflict (user_id, day) do update set used = d.used + 1 where d.used < day_limit;
  if not found then
    outcome := 'daily_limit';
    return;
  end if;

  update balances set remaining = remaining - 1 where grant_id = source and mode = p_mode;
  with opened as (
    insert into runs (user_id, mode, grant_id, day, max_outputs, created_at, touched_at)
    values (p_user, p_mode, source, today, p_max_outputs, moment, moment)
    returning id
  )
  insert into ledger_entries (user_id, grant_id, mode, delta, kind, run_id, created_at)
  select p_user, source, p_mode, -1, 'spend', id, moment from opened
  returning run_id into run_id;
  outcome := 'ok';
  remaining := remaining - 1;
end
$$;

-- Ends a run that delivered no output and returns its credit, if it cost one, to the grant it came from. `handed_back`
-- is true for the first call only, also if the run cost no credit. It is false for a run that delivered an output.
create function refund_run(p_run uuid, p_status text, out handed_back boolean, out user_id text)
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

-- Gives the credits `p_credits`, {mode: count}. Returns null if they were given before: there is one sign-up grant per
-- user, and one grant per payment reference. `p_replace` ends every earlier grant.
create function grant_credits(
  p_user text, p_plan text, p_plan_name text, p_source text, p_reference text, p_daily_limit integer,
  p_credits jsonb, p_expires_at timestamptz, p_replace boolean
) returns uuid language plpgsql as $$
declare
  given uuid;
begin
  -- The lock keeps the user's concurrent spends from choosing a grant at the same time.
  perform from users where id = p_user for no key update;
  insert into grants (user_id, plan_id, plan_name, source, reference, daily_limit, credits_total, expires_at)
  values (
    p_user, p_plan, p_plan_name, p_source, p_reference, p_daily_limit,
    (select coalesce(sum(value::integer), 0) from jsonb_each_text(p_credits)), p_expires_at
  )
  on conflict do nothing
  returning id into given;
  if given is null then
    return null;
  end if;
  if p_replace then
    update grants set ended_at = clock_timestamp() where user_id = p_user and id <> given and ended_at is null;
  end if;
  insert into balances (grant_id, user_id, mode, remaining)
  select given, p_user, key, value::integer from jsonb_each_text(p_credits) where value::integer > 0;
  insert into ledger_entries (user_id, grant_id, mode, delta, kind)
  select p_user, given, key, value::integer, 'grant'
    from jsonb_each_text(p_credits) where value::integer > 0;
  return given;
end
$$;
