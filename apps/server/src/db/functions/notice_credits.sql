-- Writes a notice when a spend leaves no credit for the mode, or at most a fifth of the credits that the user's live
-- grants gave for it. Spends of one user are serialized, so each sees the balance that the previous one left.
create or replace function notice_credits() returns trigger language plpgsql as $$
declare
  newest uuid;
  has integer;
  had integer;
begin
  select (array_agg(b.grant_id order by g.seq desc))[1], sum(b.remaining), sum(given.count)
    into newest, has, had
    from grants g
    join balances b on b.grant_id = g.id and b.mode = new.mode
   cross join lateral (
     select sum(e.delta) as count from ledger_entries e
      where e.grant_id = g.id and e.mode = new.mode and e.kind in ('grant', 'withdraw')
   ) as given
   where g.user_id = new.user_id and is_live(g.ended_at, g.expires_at, new.created_at);
  if has = 0 or has * 5 <= had then
    insert into notices (grant_id, kind, mode, user_id, remaining)
    values (newest, case has when 0 then 'credits_gone' else 'credits_low' end, new.mode, new.user_id, has)
    on conflict do nothing;
  end if;
  return null;
end
$$;
