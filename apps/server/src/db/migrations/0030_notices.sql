-- What a person is to be told by letter, written down together with its cause. A row stays when its letter is posted:
-- it is what keeps the same thing from being told twice.
create table notices (
  -- Of credits: the newest grant that holds the tool, so that fresh credits are told of anew.
  grant_id uuid not null references grants (id) on delete cascade,
  kind text not null check (kind in ('credits_low', 'credits_gone', 'plan_ending')),
  -- Empty for a plan.
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
-- What a grant gave is read at every spend: not out of everything that was spent of it.
create index ledger_entries_given on ledger_entries (grant_id, mode) where kind in ('grant', 'withdraw');

-- A spend that leaves a fifth of what was given, or nothing. Spends of one person queue: each sees what it has left.
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
