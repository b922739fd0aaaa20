-- When the provider was last asked about a payout that was paid, because a bank may still return the money.
alter table payouts add column asked_at timestamptz;
