-- Price lists: a table of things for sale, a card of each, pages of all of them.
create table price_lists (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  name text not null,
  style text not null,
  template text not null,
  -- The run that makes its cards at the moment, and those that are paid for beside it.
  run_id uuid references runs (id) on delete set null,
  paid_runs uuid[] not null default '{}',
  created_at timestamptz not null default clock_timestamp()
);
create index price_lists_user on price_lists (user_id, created_at desc);
create index price_lists_run on price_lists (run_id);

create table price_items (
  id uuid primary key default gen_random_uuid(),
  list_id uuid not null references price_lists (id) on delete cascade,
  row integer not null check (row between 1 and 500),
  sku text,
  name text not null,
  -- Kobo.
  price bigint not null check (price > 0),
  was bigint check (was > price),
  note text,
  available boolean not null,
  photo_file_id uuid references files (id) on delete set null,
  photo_hash text,
  card_file_id uuid references files (id) on delete set null,
  -- Of everything the card was drawn from: it is out of date where that reads differently.
  card_print text,
  card_error text
);
create index price_items_list on price_items (list_id, row);
create index price_items_photo on price_items (photo_file_id);
create index price_items_card on price_items (card_file_id);

-- Photos whose cards are paid for: the same bytes never cost twice.
create table price_photos (
  list_id uuid not null references price_lists (id) on delete cascade,
  hash text not null,
  primary key (list_id, hash)
);

-- Cards of a run that has not ended: a worker that takes over goes on after them. With the end of the run they take the
-- place of the cards before.
create table price_drafts (
  run_id uuid not null references runs (id) on delete cascade,
  item_id uuid not null references price_items (id) on delete cascade,
  file_id uuid references files (id) on delete cascade,
  print text not null,
  photo_hash text,
  error text,
  primary key (run_id, item_id)
);
create index price_drafts_item on price_drafts (item_id);
create index price_drafts_file on price_drafts (file_id);
