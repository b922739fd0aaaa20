-- How much a person has waiting or at work is asked at every call that makes something.
create index outputs_pending on outputs (user_id) where status = 'pending';

-- Runs that gave their credit back, in whatever way they ended: each may have cost money at an engine.
drop index runs_failed;
create index runs_handed_back on runs (user_id, finished_at) where refunded;
