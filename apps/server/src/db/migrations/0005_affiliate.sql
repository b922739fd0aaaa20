-- Affiliates, their referrals, commissions and payouts. All amounts are in kobo.

create table affiliates (
  id uuid primary key default gen_random_uuid(),
  -- Null after the account was deleted. The row stays, because commissions and payouts refer to it.
  user_id text unique references users (id) on delete set null,
  code text not null unique check (code ~ '^[A-Z0-9]{4,20}$'),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create index affiliates_created on affiliates (created_at desc, id);

-- Which affiliate referred which user. A user has at most one referrer, who never changes.
create table referrals (
  id uuid primary key default gen_random_uuid(),
  affiliate_id uuid not null references affiliates (id),
  user_id text not null unique references users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index referrals_affiliate on referrals (affiliate_id, created_at desc, id);

create table bank_accounts (
  user_id text primary key references users (id) on delete cascade,
  bank_code text not null,
  bank_name text not null,
  account_number text not null check (account_number ~ '^[0-9]{10}$'),
  -- The owner's name as the bank reports it, never the user's input.
  account_name text not null,
  -- The payment provider's code for this account as a receiver of transfers. Null until the account is registered
  -- there.
  recipient_code text,
  updated_at timestamptz not null default now()
);

-- One row per payment that earned a commission. A refund does not change `amount`, but adds a row to
-- commission_entries.
create table commissions (
  id uuid primary key default gen_random_uuid(),
  affiliate_id uuid not null references affiliates (id),
  payment_id text not null unique,
  referred_user_id text references users (id) on delete set null,
  plan_type text not null check (plan_type in ('hourly', 'monthly', 'yearly')),
  paid_amount bigint not null check (paid_amount > 0),
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  payable_from timestamptz not null check (payable_from > paid_at),
  created_at timestamptz not null default now()
);
create index commissions_affiliate on commissions (affiliate_id, created_at desc, id);
create index commissions_referred on commissions (referred_user_id);

-- Earnings of affiliates and deductions from them: one row for each commission, and one for each event, such as a
-- refund, that takes some of it back. Rows are never changed.
create table commission_entries (
  id bigint generated always as identity primary key,
  affiliate_id uuid not null references affiliates (id),
  commission_id uuid not null references commissions (id),
  kind text not null check (kind in ('earned', 'taken_back')),
  amount bigint not null,
  -- The event that took the amount back, such as a refund. Unique, so that a repeated event has no effect.
  event_key text unique,
  created_at timestamptz not null default now(),
  check ((kind = 'earned' and amount > 0 and event_key is null)
      or (kind = 'taken_back' and amount <= 0 and event_key is not null))
);
create unique index commission_entries_earned on commission_entries (commission_id) where kind = 'earned';
create index commission_entries_commission on commission_entries (commission_id);
create index commission_entries_affiliate on commission_entries (affiliate_id);

create table payouts (
  id uuid primary key default gen_random_uuid(),
  affiliate_id uuid not null references affiliates (id),
  amount bigint not null check (amount > 0),
  status text not null default 'pending' check (status in ('pending', 'processing', 'paid', 'failed', 'reversed')),
  -- Sent with every transfer request of this payout. It never changes, so that the provider refuses a second transfer.
  reference text not null unique check (reference ~ '^[a-z0-9_-]{16,50}$'),
  -- Null if the payout must be paid by hand, such as to an affiliate without bank details.
  recipient_code text,
  by_hand boolean not null default false,
  note text,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  ended_at timestamptz
);
create index payouts_affiliate on payouts (affiliate_id, created_at desc);
create index payouts_created on payouts (created_at desc, id);
create unique index payouts_one_open on payouts (affiliate_id) where status in ('pending', 'processing');

-- The commission entries that a payout pays. If the payout fails or is reversed, `let_go` becomes true: the entry may
-- then be paid by another payout, and this row stays as a record.
create table payout_items (
  payout_id uuid not null references payouts (id),
  entry_id bigint not null references commission_entries (id),
  let_go boolean not null default false,
  primary key (payout_id, entry_id)
);
create unique index payout_items_once on payout_items (entry_id) where not let_go;
create index payout_items_entry on payout_items (entry_id);

create function commission_entries_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'commission_entries is append-only';
end
$$;
create trigger commission_entries_append_only before update or delete on commission_entries
  for each row execute function commission_entries_are_append_only();
create trigger commission_entries_no_truncate before truncate on commission_entries
  for each statement execute function commission_entries_are_append_only();
