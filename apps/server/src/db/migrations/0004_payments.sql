-- What the provider calls this plan; purchases are charged by amount and never need it.
alter table plans add column provider_code text unique;

-- A purchase, on the terms of its moment: price and plan are those of the day it was begun. Amounts are kobo.
create table payments (
  id uuid primary key default gen_random_uuid(),
  -- Null for a charge that nobody here began; payments outlive the account.
  user_id text references users (id) on delete set null,
  reference text not null unique,
  plan_id text,
  plan_name text,
  -- {id, name, dailyLimit, durationDays, credits}
  plan jsonb,
  amount bigint not null check (amount >= 0),
  currency text not null default 'NGN',
  -- The provider's word, its passing states as pending.
  status text not null default 'pending' check (status in ('pending', 'success', 'failed', 'abandoned', 'reversed')),
  -- Why a charge that the provider calls paid gave nothing.
  flag text check (flag in ('short', 'currency', 'domain', 'owner', 'reference', 'unknown_reference', 'renewal')),
  paid_amount bigint check (paid_amount >= 0),
  refunded_amount bigint not null default 0 check (refunded_amount >= 0),
  -- As the provider reports them, never worked out here.
  fees bigint,
  channel text,
  gateway_response text,
  paid_at timestamptz,
  -- Set together with the grant, once.
  granted_at timestamptz,
  -- When the provider was last asked.
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (granted_at is null or (status in ('success', 'reversed') and flag is null and plan is not null and paid_amount >= amount)),
  check (refunded_amount = 0 or refunded_amount <= paid_amount)
);
create index payments_user on payments (user_id, created_at desc, id);
create index payments_created on payments (created_at desc, id);
create index payments_unsettled on payments (checked_at nulls first)
  where status in ('pending', 'failed', 'abandoned') and flag is null;

-- Money that went back, once an event of the provider, however often that arrives.
create table payment_reversals (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments (id) on delete cascade,
  event_key text not null unique,
  kind text not null check (kind in ('refund', 'dispute', 'reversed')),
  amount bigint not null check (amount > 0),
  -- Null while what it takes back has not been given yet: events come in any order.
  applied_at timestamptz,
  -- What it really took back: never more than was left of what was paid.
  applied_amount bigint check (applied_amount >= 0),
  created_at timestamptz not null default now()
);
create index payment_reversals_payment on payment_reversals (payment_id);

-- Everything with a good signature, also what this release does not know. Who paid and with which card is left out.
create table payment_events (
  id bigint generated always as identity primary key,
  -- Of the exact bytes: the provider numbers nothing.
  hash text not null unique,
  event text not null,
  body text not null,
  deliveries integer not null default 1,
  received_at timestamptz not null default now()
);
create index payment_events_received on payment_events (received_at);

-- Takes a share of what is left of a paid grant, rounded up for each tool; with `p_all` everything, and the grant ends,
-- so that what a failed run hands back later is gone as well. `user_id` is null where there is no such grant.
create function withdraw_grant(
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
  -- In the order of all movements: the person, then the balances.
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
