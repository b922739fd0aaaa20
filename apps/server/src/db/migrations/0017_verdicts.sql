-- The user's verdict on the results of a finished run. It can be given once.
alter table runs
  add column verdict text check (verdict in ('good', 'bad')),
  add column verdict_reason text,
  add column verdict_at timestamptz,
  add check ((verdict is null) = (verdict_at is null));
create index runs_verdicts on runs (verdict_at) where verdict is not null;
create index runs_verdicts_bad on runs (user_id, verdict_at) where verdict = 'bad';
