-- The first index is for the report of revenue by day, the second for the list of audit entries about one user.
create index payments_paid on payments (paid_at) where granted_at is not null;
create index audit_entries_target on audit_entries (target_id, created_at desc);

-- When an admin last requested a refund. Null if nobody did or the refund failed.
alter table payments add column refund_asked_at timestamptz;
