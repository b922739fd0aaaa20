-- A part is a piece of a result that is made of many files: kept as soon as it is made, joined when it is read.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('input', 'output', 'brand', 'part'));

create table output_parts (
  output_id uuid not null references outputs (id) on delete cascade,
  -- Of the output: a retry begins anew.
  attempt integer not null,
  -- Index of its first item; -1 for what all items share.
  first integer not null check (first >= -1),
  count integer not null check (count >= 0),
  file_id uuid not null references files (id) on delete cascade,
  -- For each item: bytes in the part, size and checksum of the file it becomes.
  items jsonb not null,
  primary key (output_id, attempt, first)
);
create index output_parts_file on output_parts (file_id);

-- Certificates made with a code, for everybody who holds one to look up. They outlive their archive, not their issuer.
create table certificates (
  code text primary key,
  user_id text not null references users (id) on delete cascade,
  run_id uuid references runs (id) on delete set null,
  name text not null,
  serial bigint not null,
  title text not null,
  issuer text not null,
  issued_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index certificates_user on certificates (user_id, issued_at desc, serial);
create index certificates_run on certificates (run_id);
