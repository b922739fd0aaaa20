-- The payment provider's code for its copy of the plan. Purchases are charged by amount and do not use the copy.
alter table plans add column provider_code text unique;

-- Purchases. `amount` and `plan` are copied when a purchase starts, so that later changes of the plan do not affect it.
-- Amounts are in kobo.
create table payments (
  id uuid primary key default gen_random_uuid(),
  -- Null if the charge did not start in this app, or if the account was deleted.
  user_id text references users (id) on delete set null,
  reference text not null unique,
  plan_id text,
  plan_name text,
  -- An object with the keys id, name, dailyLimit, durationDays and credits.
  plan jsonb,
  amount bigint not null check (amount >= 0),
  currency text not null default 'NGN',
  -- Based on the status that the provider reports. Its statuses that are not final, such as `ongoing`, are stored as
  -- pending.
  status text not null default 'pending' check (status in ('pending', 'success', 'failed', 'abandoned', 'reversed')),
  -- What is wrong with the charge that the provider reported, such as `short` for too small an amount. A flagged
  -- payment grants nothing.
  flag text check (flag in ('short', 'currency', 'domain', 'owner', 'reference', 'unknown_reference', 'renewal')),
  paid_amount bigint check (paid_amount >= 0),
  refunded_amount bigint not null default 0 check (refunded_amount >= 0),
  -- The provider's fees in kobo, as it reports them. Never computed here.
  fees bigint,
  channel text,
  gateway_response text,
  paid_at timestamptz,
  -- Set once, in the transaction that grants the credits.
  granted_at timestamptz,
  -- When the provider was last asked about this payment.
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

-- Refunds and other reversals of payments. `event_key` is unique, so that a repeated event has no effect.
create table payment_reversals (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments (id) on delete cascade,
  event_key text not null unique,
  kind text not null check (kind in ('refund', 'dispute', 'reversed')),
  amount bigint not null check (amount > 0),
  -- When the reversal was applied. Null until then: events arrive in any order, so a reversal may arrive before its
  -- payment is granted.
  applied_at timestamptz,
  -- Kobo that were actually deducted, which is at most what was left of the payment.
  applied_amount bigint check (applied_amount >= 0),
  created_at timestamptz not null default now()
);
create index payment_reversals_payment on payment_reversals (payment_id);

-- All events with a valid signature, also those of types that this release does not handle. `body` contains no personal
-- data, such as the payer or the card.
create table payment_events (
  id bigint generated always as identity primary key,
  -- Identifies repeated events, because the provider's events have no ids. Hash of the received bytes and, for a refund
  -- without an id, also of the total refunded so far.
  hash text not null unique,
  event text not null,
  body text not null,
  deliveries integer not null default 1,
  received_at timestamptz not null default now()
);
create index payment_events_received on payment_events (received_at);

-- Withdraws the share `p_of` / `p_from` of the credits left in a paid grant, rounded up for each mode. `p_all`
-- withdraws everything and ends the grant, so that credits refunded to it later cannot be spent. `user_id` is null if
-- there is no such grant.
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
