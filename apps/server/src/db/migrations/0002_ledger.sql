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
  -- False while no release has what stands behind the switch; the first that has turns it on.
  built boolean not null default true,
  position integer not null default 0,
  updated_at timestamptz not null default now(),
  check (built or not enabled)
);

-- A grant is one parcel of credits: given at sign-up, by an admin or for a payment. Each keeps its own expiry.
create table grants (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  plan_id text not null,
  plan_name text not null,
  source text not null check (source in ('signup', 'admin', 'payment')),
  -- What was paid for, where it was: one grant a paid reference.
  reference text unique,
  daily_limit integer not null check (daily_limit > 0),
  credits_total integer not null check (credits_total >= 0),
  expires_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  -- Tells the newest of two grants of one instant.
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
  -- Null for admins, who spend nothing.
  grant_id uuid references grants (id) on delete set null,
  refunded boolean not null default false,
  -- The Africa/Lagos day it counts against.
  day date not null,
  max_outputs integer not null check (max_outputs > 0),
  progress_done integer,
  progress_total integer,
  created_at timestamptz not null default now(),
  -- Moved by every piece of work; the sweeper closes what has lain idle.
  touched_at timestamptz not null default now(),
  finished_at timestamptz
);
create index runs_user on runs (user_id, created_at desc);
create index runs_user_mode on runs (user_id, mode, created_at desc);
create index runs_unfinished on runs (touched_at) where status in ('open', 'running');
create index runs_created on runs (created_at desc);
create index runs_failed on runs (user_id, finished_at) where status = 'failed' and refunded;

-- Runs of a person's day that were not refunded; the daily limit is checked against this row, under its lock.
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
-- A run is paid once and handed back once, whatever arrives twice.
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
  -- Name in the store and in links: unguessable, with the extension of its type.
  key text not null unique,
  user_id text not null references users (id) on delete cascade,
  run_id uuid references runs (id) on delete set null,
  kind text not null check (kind in ('input', 'output', 'brand')),
  content_type text not null,
  bytes bigint not null check (bytes >= 0),
  -- Of the bytes: an archive's layout is known before a single file is opened.
  crc32 bigint not null,
  width integer,
  height integer,
  -- The row comes before the bytes and goes after them; a file nobody refers to any more is cleared away by its row.
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index files_user on files (user_id);
create index files_run on files (run_id);
create index files_inputs on files (created_at) where kind = 'input';
create index files_deleted on files (deleted_at) where deleted_at is not null;

-- What a signed archive link holds, in order: names and keys, fixed when the link is made so that a download resumes.
create table archives (
  key text primary key,
  user_id text not null references users (id) on delete cascade,
  entries jsonb not null,
  created_at timestamptz not null default now()
);
create index archives_age on archives (created_at);

-- A slot of a run. `request` names the work (options and input keys), so that a retry needs nothing from the page.
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
  -- What the built-in engine took the person's words for.
  understood jsonb,
  width integer,
  height integer,
  bytes bigint,
  error text,
  error_code text,
  duration_ms integer,
  -- Millionths of a US dollar, as the engine's price list says.
  cost_microusd bigint,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Removed from the gallery; the row stays so that the run's history adds up.
  deleted_at timestamptz,
  unique (run_id, slot)
);
create index outputs_gallery on outputs (user_id, finished_at desc, id) where status = 'done' and deleted_at is null;
create index outputs_file on outputs (file_id);

-- Good for one connection to the event stream. In the database, so that any process may take the connection.
create table event_tickets (
  hash text primary key,
  user_id text not null references users (id) on delete cascade,
  session_id text not null references sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index event_tickets_expiry on event_tickets (expires_at);

-- An open event stream ends with its session, in whatever way that ends: told on the bus, in its format.
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
  -- The one call that is at work on it, and until when it vouches for being alive.
  claim uuid not null,
  lease_until timestamptz not null,
  -- Null while the first call runs.
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
