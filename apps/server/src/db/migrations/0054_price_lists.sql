-- Price lists of products. Each product gets a card (a picture), and pages show all products.
create table price_lists (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  name text not null,
  style text not null,
  template text not null,
  -- `run_id` is the run that is making the cards. `paid_runs` are the other runs that pay for the cards, one per
  -- further credit.
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
  -- Prices are in kobo. `was` is the earlier, higher price.
  price bigint not null check (price > 0),
  was bigint check (was > price),
  note text,
  available boolean not null,
  photo_file_id uuid references files (id) on delete set null,
  photo_hash text,
  card_file_id uuid references files (id) on delete set null,
  -- Hash of everything the card was drawn from. The card is outdated if the hash of the current data differs.
  card_print text,
  card_error text
);
create index price_items_list on price_items (list_id, row);
create index price_items_photo on price_items (photo_file_id);
create index price_items_card on price_items (card_file_id);

-- Hashes of photos whose cards were paid for, so that a list is not charged twice for the same photo.
create table price_photos (
  list_id uuid not null references price_lists (id) on delete cascade,
  hash text not null,
  primary key (list_id, hash)
);

-- New cards of an unfinished run. After a crash, another worker continues with the missing ones. When the run succeeds,
-- they replace the earlier cards.
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
