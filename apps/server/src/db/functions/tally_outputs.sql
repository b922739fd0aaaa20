-- Adds the change of a statement to output_tallies as rows of their own; the sum of a group's rows is its count.
create or replace function tally_outputs() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into output_tallies
    select date_bin('1 day', created_at, timestamptz '2000-01-01 00:00+01'), mode, status, -count(*),
           -coalesce(sum(duration_ms), 0), -count(duration_ms), -coalesce(sum(cost_microusd), 0)
      from was group by 1, 2, 3;
  end if;
  if tg_op <> 'DELETE' then
    insert into output_tallies
    select date_bin('1 day', created_at, timestamptz '2000-01-01 00:00+01'), mode, status, count(*),
           coalesce(sum(duration_ms), 0), count(duration_ms), coalesce(sum(cost_microusd), 0)
      from became group by 1, 2, 3;
  end if;
  return null;
end
$$;
