-- Every request that makes outputs counts the user's pending outputs.
create index outputs_pending on outputs (user_id) where status = 'pending';

-- Every request that opens a run with an AI engine counts the user's recent refunded runs, because each may have cost
-- money at the AI provider. The old index contained only failed runs, but canceled and expired ones are refunded too.
drop index runs_failed;
create index runs_handed_back on runs (user_id, finished_at) where refunded;
