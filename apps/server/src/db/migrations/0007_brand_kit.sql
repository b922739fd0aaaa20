create table brand_kits (
  user_id text primary key references users (id) on delete cascade,
  name text not null default '',
  tagline text not null default '',
  -- Three colors, such as #3B82F6. Null until the user chooses some.
  colors jsonb,
  contacts jsonb not null default '[]',
  voice text not null default '',
  audience text not null default '',
  logo_file_id uuid references files (id) on delete set null,
  updated_at timestamptz not null default now()
);
create index brand_kits_logo on brand_kits (logo_file_id);
