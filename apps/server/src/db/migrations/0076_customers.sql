-- Revenue by day, and the audit entries about one person.
create index payments_paid on payments (paid_at) where granted_at is not null;
create index audit_entries_target on audit_entries (target_id, created_at desc);

-- When an admin last requested a refund; null where nobody did, or where it failed.
alter table payments add column refund_asked_at timestamptz;
