-- An upload is a picture stored ahead of the requests that use it. Runs refer to it and make no copy, so it is kept for
-- longer than a day while a run needs it.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('input', 'output', 'brand', 'part', 'upload'));
create index files_uploads on files (user_id, created_at) where kind = 'upload';

create table upload_uses (
  file_id uuid not null references files (id) on delete cascade,
  run_id uuid not null references runs (id) on delete cascade,
  primary key (file_id, run_id)
);
create index upload_uses_run on upload_uses (run_id);
