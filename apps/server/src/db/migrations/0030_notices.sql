-- Mails about credits and plans, which users can switch off. A row stays after its mail is written to the outbox,
-- because its primary key prevents a second mail about the same thing.
create table notices (
  -- In notices about credits, the user's newest live grant for the mode, so that a new grant can cause new notices.
  grant_id uuid not null references grants (id) on delete cascade,
  kind text not null check (kind in ('credits_low', 'credits_gone', 'plan_ending')),
  -- Empty for plan_ending, which concerns all modes.
  mode text not null,
  user_id text not null references users (id) on delete cascade,
  remaining integer,
  created_at timestamptz not null default clock_timestamp(),
  posted_at timestamptz,
  primary key (grant_id, kind, mode)
);
create index notices_due on notices (created_at) where posted_at is null;
create index notices_user on notices (user_id);

create index grants_ending on grants (expires_at) where ended_at is null;
-- Every spend reads how many credits a grant gave. This index skips the spends, which are far more numerous.
create index ledger_entries_given on ledger_entries (grant_id, mode) where kind in ('grant', 'withdraw');

-- Writes a notice when a spend leaves no credit for the mode, or at most a fifth of the credits that the user's live
-- grants gave for it. Spends of one user are serialized, so each sees the balance that the previous one left.
create function notice_credits() returns trigger language plpgsql as $$
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
create trigger ledger_entries_noticed after insert on ledger_entries
  for each row when (new.kind = 'spend') execute function notice_credits();
