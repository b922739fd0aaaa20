-- When an operator deactivated the account. The user cannot sign in until the account is activated again. All data
-- stays.
alter table users add column deactivated_at timestamptz;
