-- Changes for the admin pages and for the deletion of users.

-- Deleting a user keeps the rows of files that are marked as deleted, until the periodic cleanup has deleted the bytes.
-- The check refuses to delete a user who has other files, so that no bytes remain without a row.
alter table files alter column user_id drop not null;
alter table files drop constraint files_user_id_fkey;
alter table files add constraint files_user_id_fkey foreign key (user_id) references users (id) on delete set null;
alter table files add constraint files_owned_or_dropped check (user_id is not null or deleted_at is not null);

-- The text that the search for users matches, in lower case.
alter table users add column search text
  generated always as (lower(email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) stored;

-- Contains all columns that reports need, so that they do not have to read the table, whose rows are wide.
create index outputs_report on outputs (created_at desc, id desc)
  include (mode, status, user_id, duration_ms, cost_microusd);
create index outputs_user on outputs (user_id);

create index error_logs_open on error_logs (created_at desc, id) where not resolved;
