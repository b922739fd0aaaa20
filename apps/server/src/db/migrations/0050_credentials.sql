-- The template and layout of a batch of certificates. They are kept as long as the issuer's account, so that copies of
-- the certificates can be drawn.
create table certificate_designs (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  -- The picture on which the names are drawn.
  file_id uuid not null references files (id) on delete cascade,
  look jsonb not null
);
create index certificate_designs_user on certificate_designs (user_id);
create index certificate_designs_file on certificate_designs (file_id);

alter table certificates
  add column design_id uuid references certificate_designs (id) on delete set null,
  -- Hash of the recipient's email address with `code` as salt, as Open Badges requires. The address itself is not
  -- stored in this table.
  add column email_hash text,
  -- Position of the certificate in the published lists of revoked certificates.
  add column status_index bigint not null generated always as identity;
create index certificates_design on certificates (design_id);

-- A separate table without personal data, so that a revoked certificate stays revoked after the issuer's account is
-- deleted.
create table revocations (
  status_index bigint primary key,
  revoked_at timestamptz not null default clock_timestamp()
);
insert into revocations (status_index, revoked_at)
  select status_index, revoked_at from certificates where revoked_at is not null;

-- Key pairs that sign credentials. The public keys of retired pairs stay published, because their signatures remain
-- valid.
create table issuer_keys (
  kid text primary key,
  public_jwk jsonb not null,
  -- The private key, encrypted with a key derived from SESSION_SECRET. Null after the key pair was retired.
  sealed bytea,
  created_at timestamptz not null default clock_timestamp(),
  retired_at timestamptz,
  check ((sealed is null) = (retired_at is not null))
);
create unique index issuer_keys_current on issuer_keys ((true)) where retired_at is null;

-- Mails with the link to a certificate that are still to be written. They are spread over time, because mail servers
-- reject many mails at once.
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

-- URL for the List-Unsubscribe header. Mail programs use it for their unsubscribe button.
alter table mails add column unsubscribe_url text;
