create table certificate_reports (
  id uuid primary key default gen_random_uuid(),
  code text not null references certificates (code) on delete cascade,
  reason text not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create index certificate_reports_open on certificate_reports (created_at, id) where decided_at is null;
create index certificate_reports_code on certificate_reports (code);
