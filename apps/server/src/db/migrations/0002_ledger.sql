create table plans (
  id text primary key,
  name text not null,
  price bigint not null check (price >= 0),
  original_price bigint check (original_price >= 0),
  duration_days numeric not null check (duration_days > 0),
  daily_limit integer not null check (daily_limit > 0),
  credits jsonb not null,
  popular boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table services (
  id text primary key,
  name text not null,
  description text not null,
  category text not null check (category in ('mode', 'ai', 'core', 'payment')),
  endpoint text not null,
  enabled boolean not null default true,
  -- False while this release does not implement the service. The first release that implements it enables it.
  built boolean not null default true,
  position integer not null default 0,
  updated_at timestamptz not null default now(),
  check (built or not enabled)
);

-- Credits that a user received once: at sign-up, from an admin or for a payment. Each grant expires separately.
create table grants (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  plan_id text not null,
  plan_name text not null,
  source text not null check (source in ('signup', 'admin', 'payment')),
  -- Reference of the payment that bought the credits, else null. Unique, so that a payment is granted only once.
  reference text unique,
  daily_limit integer not null check (daily_limit > 0),
  credits_total integer not null check (credits_total >= 0),
  expires_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  -- Order of creation, because two grants can have the same `created_at`.
  seq bigint generated always as identity
);
create index grants_user on grants (user_id, seq desc);
create unique index grants_one_signup on grants (user_id) where source = 'signup';

create table balances (
  grant_id uuid not null references grants (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  mode text not null,
  remaining integer not null check (remaining >= 0),
  primary key (grant_id, mode)
);
create index balances_user on balances (user_id, mode);

create table runs (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  mode text not null,
  status text not null default 'open'
    check (status in ('open', 'running', 'succeeded', 'partial', 'failed', 'refunded', 'expired', 'canceled')),
  -- Null for a run that cost no credit, such as an admin's.
  grant_id uuid references grants (id) on delete set null,
  refunded boolean not null default false,
  -- The day in Nigerian time (Africa/Lagos). The run counts against the daily limit of this day.
  day date not null,
  max_outputs integer not null check (max_outputs > 0),
  progress_done integer,
  progress_total integer,
  created_at timestamptz not null default now(),
  -- Time of the last work on the run. Unfinished runs that are idle for too long are ended.
  touched_at timestamptz not null default now(),
  finished_at timestamptz
);
create index runs_user on runs (user_id, created_at desc);
create index runs_user_mode on runs (user_id, mode, created_at desc);
create index runs_unfinished on runs (touched_at) where status in ('open', 'running');
create index runs_created on runs (created_at desc);
create index runs_failed on runs (user_id, finished_at) where status = 'failed' and refunded;

-- Number of a user's runs per day, without refunded ones. open_run checks the daily limit while it updates the row, so
-- that concurrent runs cannot exceed the limit.
create table daily_usage (
  user_id text not null references users (id) on delete cascade,
  day date not null,
  used integer not null default 0 check (used >= 0),
  primary key (user_id, day)
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  user_id text not null,
  grant_id uuid not null,
  mode text not null,
  delta integer not null check (delta <> 0),
  kind text not null check (kind in ('grant', 'spend', 'refund', 'withdraw')),
  run_id uuid,
  created_at timestamptz not null default now(),
  check ((kind in ('spend', 'refund')) = (run_id is not null))
);
create index ledger_entries_grant on ledger_entries (grant_id, mode);
create index ledger_entries_user on ledger_entries (user_id, id);
-- A run has at most one spend and one refund, even if a request arrives twice.
create unique index ledger_entries_run on ledger_entries (run_id, kind) where run_id is not null;

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ledger_entries is append-only';
end
$$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_is_append_only();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function ledger_is_append_only();

create table files (
  id uuid primary key default gen_random_uuid(),
  -- Name of the file in the store and in links. It is random, so that nobody can guess it, and ends with a file
  -- extension.
  key text not null unique,
  user_id text not null references users (id) on delete cascade,
  run_id uuid references runs (id) on delete set null,
  kind text not null check (kind in ('input', 'output', 'brand')),
  content_type text not null,
  bytes bigint not null check (bytes >= 0),
  -- CRC-32 of the bytes. A ZIP file contains it, so the layout of an archive can be computed without reading the files.
  crc32 bigint not null,
  width integer,
  height integer,
  -- The row is written before the bytes are stored, and removed after they are deleted. Otherwise a crash could leave
  -- bytes that no row refers to.
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index files_user on files (user_id);
create index files_run on files (run_id);
create index files_inputs on files (created_at) where kind = 'input';
create index files_deleted on files (deleted_at) where deleted_at is not null;

-- Contents of the ZIP file behind a signed link, in order. They never change, so that an interrupted download can be
-- resumed.
create table archives (
  key text primary key,
  user_id text not null references users (id) on delete cascade,
  entries jsonb not null,
  created_at timestamptz not null default now()
);
create index archives_age on archives (created_at);

-- One result of a run, in one of its slots. `request` contains everything that the job needs to make it: the options
-- and the keys of the input files.
create table outputs (
  id uuid primary key default gen_random_uuid(),
  run_id uuid not null references runs (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  mode text not null,
  slot integer not null check (slot > 0),
  label text not null,
  status text not null default 'pending' check (status in ('pending', 'done', 'error')),
  attempts integer not null default 0,
  request jsonb not null,
  engine text,
  model text,
  file_id uuid references files (id) on delete set null,
  content jsonb,
  -- What the built-in engine recognized in the prompt or the pictures, such as `item: mug`.
  understood jsonb,
  width integer,
  height integer,
  bytes bigint,
  error text,
  error_code text,
  duration_ms integer,
  -- Cost of all attempts in millionths of a US dollar, computed from the price list of the AI provider.
  cost_microusd bigint,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- When the user deleted the output. The row stays, because the run and the reports still count it.
  deleted_at timestamptz,
  unique (run_id, slot)
);
create index outputs_gallery on outputs (user_id, finished_at desc, id) where status = 'done' and deleted_at is null;
create index outputs_file on outputs (file_id);

-- Each ticket allows one connection to the event stream. Tickets are in the database, so that any server process can
-- accept a ticket that another process issued.
create table event_tickets (
  hash text primary key,
  user_id text not null references users (id) on delete cascade,
  session_id text not null references sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index event_tickets_expiry on event_tickets (expires_at);

-- Notifies every server process that a session was deleted, so that event streams opened with it are closed. The JSON
-- is a BusEvent (infra/db/bus.ts).
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('ufaro', json_build_object('topic', 'session', 'userId', old.user_id, 'id', old.id)::text);
  return null;
end
$$;
create trigger sessions_told after delete on sessions for each row execute function tell_session_end();

create table idempotency_keys (
  user_id text not null references users (id) on delete cascade,
  path text not null,
  key text not null,
  body_hash text not null,
  -- Identifies the call that is handling the request. That call renews `lease_until` while it runs. After
  -- `lease_until`, a retry may take over.
  claim uuid not null,
  lease_until timestamptz not null,
  -- HTTP status of the response. Null while the call runs.
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, path, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
create index idempotency_keys_running on idempotency_keys (claim) where status is null;

create table error_logs (
  id uuid primary key default gen_random_uuid(),
  severity text not null check (severity in ('info', 'warning', 'error', 'critical')),
  service_type text not null,
  code text not null,
  message text not null,
  request_id text,
  user_id text,
  resolved boolean not null default false,
  created_at timestamptz not null default now()
);
create index error_logs_created on error_logs (created_at desc, id);

create table audit_entries (
  id uuid primary key default gen_random_uuid(),
  actor_id text,
  actor_email text not null,
  action text not null,
  target_type text not null,
  target_id text not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_entries_created on audit_entries (created_at desc, id);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
