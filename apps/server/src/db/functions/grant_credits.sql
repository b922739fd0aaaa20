-- Gives the credits `p_credits`, {mode: count}. Returns null if they were given before: there is one sign-up grant per
-- user, and one grant per payment reference. `p_replace` ends every earlier grant.
create or replace function grant_credits(
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
