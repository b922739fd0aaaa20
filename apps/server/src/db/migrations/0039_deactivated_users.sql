-- Set while an operator keeps a person out; what they have stays.
alter table users add column deactivated_at timestamptz;
