-- The received pieces of a resumable upload. A piece is a row of `files`, so that quotas, cleanup, backups and the
-- deletion of accounts include it. Its bytes are in the shared store, so that any process can continue the upload.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('input', 'output', 'brand', 'part', 'upload', 'piece'));
drop index files_uploads;
create index files_uploads on files (user_id, created_at) where kind in ('upload', 'piece');

create table upload_pieces (
  file_id uuid primary key references files (id) on delete cascade,
  user_id text not null,
  upload_id uuid not null,
  start bigint not null,
  total bigint not null,
  unique (user_id, upload_id, start)
);
