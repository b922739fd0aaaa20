-- Tells the query planner how many groups of day, mode and status there are. Without it, the planner expects about one
-- group per row and does not count in parallel.
create statistics outputs_report_groups
  on (date_bin('1 day', created_at, timestamptz '2000-01-01 00:00+01')), mode, status from outputs;
