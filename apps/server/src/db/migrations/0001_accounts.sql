-- People and how they sign in. Ids are opaque text: they are made by the auth library.
create table users (
  id text primary key,
  -- Lower-cased by the application for every script; the database holds what it can judge by itself.
  email text not null unique check (email = lower(email collate "C")),
  email_verified boolean not null default false,
  name text not null default '',
  first_name text,
  last_name text,
  mobile_phone text,
  image text,
  -- Roles are read from here at every call; no token carries one.
  role text not null default 'user' check (role in ('user', 'sub', 'primary')),
  -- As typed at sign-up, kept whether or not anybody owns it.
  referred_by_code text,
  -- Null while nobody ever got in: until then whoever confirms the address makes the account theirs.
  signed_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_created on users (created_at desc, id);

-- A session is one sign-in and the family of refresh tokens that grew from it. It lives while its row does.
create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- Hash of the family's one good refresh token.
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  -- Last seen: moved by every refresh.
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Hashes of refresh tokens that were traded in: seeing one again means that somebody copied it.
create table spent_refresh_tokens (
  hash text primary key,
  session_id text not null references sessions (id) on delete cascade,
  spent_at timestamptz not null default now()
);
create index spent_refresh_tokens_session on spent_refresh_tokens (session_id);
create index spent_refresh_tokens_age on spent_refresh_tokens (spent_at);

-- Ways to sign in, as the auth library keeps them: here always the one of kind `credential`.
create table accounts (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references users (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, provider_id, account_id)
);

-- One-time tokens of mailed links: only their hash (`identifier`) is kept, and using one deletes it.
create table verifications (
  id text primary key,
  identifier text not null unique,
  value text not null,
  purpose text not null check (purpose in ('confirm', 'reset', 'admin-reset')),
  user_id text not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_user on verifications (user_id);
create index verifications_expiry on verifications (expires_at);

-- Counters of fixed windows that begin with their first hit; keys are hashes, so that no address lies here.
create table rate_limits (
  key text primary key,
  hits integer not null,
  expires_at timestamptz not null
);
create index rate_limits_expiry on rate_limits (expires_at);

-- The outbox: a mail is written together with what it tells of, and sent afterwards.
create table mails (
  id uuid primary key default gen_random_uuid(),
  "to" text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  -- Also the lease of the worker that is sending it: one that dies leaves the mail to the next.
  next_attempt_at timestamptz not null default now(),
  last_error text
);
create index mails_created on mails (created_at desc, id);
create index mails_to on mails ("to", created_at desc);
create index mails_unsent on mails (next_attempt_at) where sent_at is null;
