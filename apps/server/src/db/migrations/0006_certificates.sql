-- A file of kind `part` contains some items of a batch, such as certificates. A part is stored as soon as it is made.
-- The parts are joined when the batch is downloaded.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('input', 'output', 'brand', 'part'));

create table output_parts (
  output_id uuid not null references outputs (id) on delete cascade,
  -- Number of the output's attempt. A new attempt does not use the parts of earlier ones.
  attempt integer not null,
  -- Index of the part's first item, or -1 for the part with the template, which all items share.
  first integer not null check (first >= -1),
  count integer not null check (count >= 0),
  file_id uuid not null references files (id) on delete cascade,
  -- For each item: its length in the part, and the size and CRC-32 of the complete file. Lengths and sizes are in
  -- bytes.
  items jsonb not null,
  primary key (output_id, attempt, first)
);
create index output_parts_file on output_parts (file_id);

-- Certificates with a code, which anybody can look up. A row stays if the run is deleted, and is deleted with
-- the issuer's account.
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
