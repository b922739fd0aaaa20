-- What a batch's certificates are drawn with: each holder can have theirs again as long as the issuer's account is there.
create table certificate_designs (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  -- The template.
  file_id uuid not null references files (id) on delete cascade,
  look jsonb not null
);
create index certificate_designs_user on certificate_designs (user_id);
create index certificate_designs_file on certificate_designs (file_id);

alter table certificates
  add column design_id uuid references certificate_designs (id) on delete set null,
  -- Of the recipient's address and the code, as Open Badges hash identities; the address itself is not kept.
  add column email_hash text,
  -- Place in the published status lists.
  add column status_index bigint not null generated always as identity;
create index certificates_design on certificates (design_id);

-- Apart from the certificates, and without anything personal: what was revoked stays revoked when its issuer is gone.
create table revocations (
  status_index bigint primary key,
  revoked_at timestamptz not null default clock_timestamp()
);
insert into revocations (status_index, revoked_at)
  select status_index, revoked_at from certificates where revoked_at is not null;

-- Keys that sign credentials. Retired ones stay published: what they signed is still good.
create table issuer_keys (
  kid text primary key,
  public_jwk jsonb not null,
  -- The private key, encrypted under a key that grows from SESSION_SECRET; null once it is retired.
  sealed bytea,
  created_at timestamptz not null default clock_timestamp(),
  retired_at timestamptz,
  check ((sealed is null) = (retired_at is not null))
);
create unique index issuer_keys_current on issuer_keys ((true)) where retired_at is null;

-- Recipients who are still to get the address of their page. The row goes as the mail is written.
create table certificate_mails (
  code text primary key references certificates (code) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  email text not null,
  due_at timestamptz not null
);
create index certificate_mails_due on certificate_mails (due_at);
create index certificate_mails_user on certificate_mails (user_id, due_at);

-- Addresses that want no more mails about certificates.
create table mail_refusals (
  address_hash text primary key,
  created_at timestamptz not null default clock_timestamp()
);

-- Where the recipient of a mail stops further ones, for the mail program's own button.
alter table mails add column unsubscribe_url text;
