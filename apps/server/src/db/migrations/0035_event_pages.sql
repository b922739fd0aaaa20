-- Public event pages, on which guests add their own photo to a flyer and join the list of guests. The photo stays in
-- the guest's browser.
create table event_pages (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  run_id uuid references runs (id) on delete set null,
  slug text not null unique check (slug ~ '^[a-z0-9-]{3,60}$'),
  title text not null,
  starts_at timestamptz,
  venue text,
  flyer_file_id uuid not null references files (id) on delete cascade,
  card_file_id uuid not null references files (id) on delete cascade,
  width integer not null,
  height integer not null,
  placement jsonb not null,
  -- True if the photo is drawn behind the flyer, so that it shows through a transparent part of it.
  behind boolean not null,
  name_style jsonb not null,
  contact text not null check (contact in ('none', 'optional', 'required')),
  show_count boolean not null,
  guest_limit integer not null check (guest_limit between 1 and 20000),
  -- Number of guests on the list. It is updated together with the list, so that concurrent guests cannot exceed
  -- `guest_limit`.
  joined integer not null default 0 check (joined between 0 and guest_limit),
  -- Number of the next guest. If a guest leaves, nobody else gets that guest's number.
  next_number integer not null default 1,
  open boolean not null default true,
  closes_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index event_pages_user on event_pages (user_id, created_at desc);
create index event_pages_run on event_pages (run_id);
create index event_pages_flyer on event_pages (flyer_file_id);
create index event_pages_card on event_pages (card_file_id);

-- A separate table, so that counting a view never waits for the lock of a guest who is joining the page.
create table event_page_views (
  page_id uuid primary key references event_pages (id) on delete cascade,
  views bigint not null default 0
);

create table event_attendees (
  id uuid primary key default gen_random_uuid(),
  page_id uuid not null references event_pages (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  number integer not null,
  name text not null,
  -- The name in lower case and without accents, for searching.
  folded text not null,
  contact text,
  consent_at timestamptz,
  -- Hash of the token with which the guest can leave the list. Null for names that the organizer added.
  token_hash text unique,
  joined_at timestamptz not null default clock_timestamp(),
  attended_at timestamptz,
  unique (page_id, number)
);
create index event_attendees_user on event_attendees (user_id);

-- Idempotency keys of guests who join. `key_hash` is a hash of the page, the client's address and the key that the
-- client sent.
create table event_join_keys (
  key_hash text primary key,
  page_id uuid not null references event_pages (id) on delete cascade,
  body_hash text not null,
  number integer not null,
  created_at timestamptz not null default clock_timestamp()
);
create index event_join_keys_page on event_join_keys (page_id);
create index event_join_keys_created on event_join_keys (created_at);
