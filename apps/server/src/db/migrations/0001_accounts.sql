-- User accounts and sign-in. Ids are text, as in better-auth, an auth library that the server no longer uses.
create table users (
  id text primary key,
  -- The application lower-cases letters of all scripts. The check covers only A to Z, because lower() with collation
  -- "C" changes no others.
  email text not null unique check (email = lower(email collate "C")),
  email_verified boolean not null default false,
  name text not null default '',
  first_name text,
  last_name text,
  mobile_phone text,
  image text,
  -- Access tokens contain no role, because roles may change while a token is valid.
  role text not null default 'user' check (role in ('user', 'sub', 'primary')),
  -- The referral code that the user entered at sign-up. It is stored even if no affiliate has this code.
  referred_by_code text,
  -- Time of the first sign-in. While it is null, a confirmation link replaces the account's name and password with
  -- those of the sign-up that the link was mailed for, because somebody else may have signed up with the address first.
  signed_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_created on users (created_at desc, id);

-- A session lasts from a sign-in until its row is deleted or expires. Each refresh replaces its refresh token.
create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- Hash of the session's current refresh token.
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  -- Time of the last refresh.
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Hashes of used refresh tokens. If one is used again more than a few seconds later, it was probably stolen, so its
-- session is ended.
create table spent_refresh_tokens (
  hash text primary key,
  session_id text not null references sessions (id) on delete cascade,
  spent_at timestamptz not null default now()
);
create index spent_refresh_tokens_session on spent_refresh_tokens (session_id);
create index spent_refresh_tokens_age on spent_refresh_tokens (spent_at);

-- Passwords. `provider_id` is `credential` in every row. The columns from `access_token` to `scope` remain from
-- better-auth and are not used.
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

-- Counts requests in time windows that start at the first request. `key` contains a hash, so that no email or IP
-- address is stored.
create table rate_limits (
  key text primary key,
  hits integer not null,
  expires_at timestamptz not null
);
create index rate_limits_expiry on rate_limits (expires_at);

-- The outbox: a mail is written in the transaction that causes it, and sent afterwards.
create table mails (
  id uuid primary key default gen_random_uuid(),
  "to" text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  -- Set to a later time before each attempt, so that the mail is due again if sending fails or the process dies.
  next_attempt_at timestamptz not null default now(),
  last_error text
);
create index mails_created on mails (created_at desc, id);
create index mails_to on mails ("to", created_at desc);
create index mails_unsent on mails (next_attempt_at) where sent_at is null;
