-- What has arrived of an upload that can be resumed. A piece is a file like any other, so that its owner's quota, the sweep,
-- backups and the end of an account find it; its bytes are in the shared store, so that any process can go on with it.
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
