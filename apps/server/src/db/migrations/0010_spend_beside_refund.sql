-- Like open_run in 0003_ledger_functions, except that a refund during the call no longer causes the wrong outcome
-- plan_expired.
create or replace function open_run(
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
    -- A refund does not lock the user, so it may have added a credit to a live grant since the query above. Report
    -- plan_expired only if the remaining credits are in expired grants.
    outcome := case when exists (
      select from grants g join balances b on b.grant_id = g.id and b.mode = p_mode
       where g.user_id = p_user and g.ended_at is null and g.expires_at <= moment and b.remaining > 0
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
