-- When a transfer was last sent, and until when whoever sends it just now may be at it: one sender at a time.
alter table payouts add column sent_at timestamptz, add column sending_until timestamptz;


-- Disputes by the provider's own id, in whatever order their events come.
create table payment_disputes (
  key text primary key,
  payment_id uuid not null references payments (id) on delete cascade,
  ended_at timestamptz
);
create index payment_disputes_payment on payment_disputes (payment_id);

-- What keeps a commission from being paid out, such as a dispute of its payment.
alter table commissions add column held_by text;
