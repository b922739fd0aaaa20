-- The periodic cleanup searches for old files of each kind.
create index files_outputs on files (created_at) where kind = 'output' and deleted_at is null;
create index files_parts on files (created_at) where kind = 'part' and deleted_at is null;
