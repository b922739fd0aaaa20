-- What admins look through, and what goes with a person who is deleted.

-- A dropped file outlives its person until the sweep has taken its bytes; one that nobody dropped holds its person back,
-- so that bytes are never left without a row that knows of them.
alter table files alter column user_id drop not null;
alter table files drop constraint files_user_id_fkey;
alter table files add constraint files_user_id_fkey foreign key (user_id) references users (id) on delete set null;
alter table files add constraint files_owned_or_dropped check (user_id is not null or deleted_at is not null);

-- Everything the search of people looks into, in one place and one case.
alter table users add column search text
  generated always as (lower(email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) stored;

-- Reports read this index and not the table, whose rows are wide.
create index outputs_report on outputs (created_at desc, id desc)
  include (mode, status, user_id, duration_ms, cost_microusd);
create index outputs_user on outputs (user_id);

create index error_logs_open on error_logs (created_at desc, id) where not resolved;
