-- `sent_at` is the time of the last transfer request. Until `sending_until`, no other process may send one.
alter table payouts add column sent_at timestamptz, add column sending_until timestamptz;


-- Disputes of payments. `key` identifies a dispute at the provider, because the events of its start and its end arrive
-- in any order.
create table payment_disputes (
  key text primary key,
  payment_id uuid not null references payments (id) on delete cascade,
  ended_at timestamptz
);
create index payment_disputes_payment on payment_disputes (payment_id);

-- Why the commission must not be paid out at present, such as `dispute`. Null if it may be paid out.
alter table commissions add column held_by text;
