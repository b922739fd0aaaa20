-- When the provider was last asked about a payout that it had paid: the money may have come back since.
alter table payouts add column asked_at timestamptz;
