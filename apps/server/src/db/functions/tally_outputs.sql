-- Records by how much a statement changes the counts of outputs per day, mode and status. Each change is a new row of
-- output_tallies, and a count is the sum of its rows. An update that changes no count adds no row.
create or replace function tally_outputs() returns trigger language plpgsql as $$
declare
  zone constant timestamptz := '2000-01-01 00:00+01';
begin
  if tg_op = 'INSERT' then
    insert into output_tallies
    select date_bin('1 day', created_at, zone), mode, status, count(*),
           coalesce(sum(duration_ms), 0), count(duration_ms), coalesce(sum(cost_microusd), 0)
      from became group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into output_tallies
    select date_bin('1 day', created_at, zone), mode, status, -count(*),
           -coalesce(sum(duration_ms), 0), -count(duration_ms), -coalesce(sum(cost_microusd), 0)
      from was group by 1, 2, 3;
  else
    insert into output_tallies
    select date_bin('1 day', created_at, zone), mode, status, sum(sign),
           coalesce(sum(sign * duration_ms), 0), coalesce(sum(sign) filter (where duration_ms is not null), 0),
           coalesce(sum(sign * cost_microusd), 0)
      from (
        select -1 as sign, created_at, mode, status, duration_ms, cost_microusd from was
        union all
        select 1, created_at, mode, status, duration_ms, cost_microusd from became
      ) as change
     group by 1, 2, 3
    having (sum(sign), coalesce(sum(sign * duration_ms), 0), coalesce(sum(sign * cost_microusd), 0),
            coalesce(sum(sign) filter (where duration_ms is not null), 0)) <> (0, 0, 0, 0);
  end if;
  return null;
end
$$;
