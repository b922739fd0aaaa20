-- How many days, modes and states a report counts by. Without it the planner takes every row for a group of its own, and
-- one process counts them all.
create statistics outputs_report_groups
  on (date_bin('1 day', created_at, timestamptz '2000-01-01 00:00+01')), mode, status from outputs;
