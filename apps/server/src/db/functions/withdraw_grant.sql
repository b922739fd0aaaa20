-- Withdraws the share `p_of` / `p_from` of the credits left in a paid grant, rounded up for each mode. `p_all`
-- withdraws everything and ends the grant, so that credits refunded to it later cannot be spent. `user_id` is null if
-- there is no such grant.
create or replace function withdraw_grant(
  p_reference text, p_of bigint, p_from bigint, p_all boolean, out withdrawn integer, out user_id text
) language plpgsql as $$
#variable_conflict use_column
declare
  held grants;
begin
  withdrawn := 0;
  select * into held from grants g where g.reference = p_reference;
  if not found then
    return;
  end if;
  user_id := held.user_id;
  -- Lock the user before the balances, in the same order as open_run.
  perform from users u where u.id = held.user_id for no key update;
  perform from balances b where b.grant_id = held.id order by b.mode for no key update;
  with taken as (
    select b.mode,
           (case when p_all then b.remaining else least(b.remaining, ceil(b.remaining::numeric * p_of / p_from)) end)::integer as count
      from balances b where b.grant_id = held.id and b.remaining > 0
  ), moved as (
    update balances b set remaining = b.remaining - t.count
      from taken t where b.grant_id = held.id and b.mode = t.mode and t.count > 0
    returning t.mode, t.count
  ), written as (
    insert into ledger_entries (user_id, grant_id, mode, delta, kind)
    select held.user_id, held.id, m.mode, -m.count, 'withdraw' from moved m
    returning delta
  )
  select coalesce(-sum(w.delta), 0) into withdrawn from written w;
  if p_all then
    update grants g set ended_at = coalesce(g.ended_at, clock_timestamp()) where g.id = held.id;
  end if;
end
$$;
