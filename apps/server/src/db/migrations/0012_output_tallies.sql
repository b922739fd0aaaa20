-- How many outputs a day of Lagos had in a mode, by how they went: what a report would otherwise count anew each time.
-- Changes are rows of their own, below zero where something ceased to count, so that nobody ever waits for the row of a
-- day; what stands in several rows is folded into one now and then. Only the sum of a group's rows means anything.
create table output_tallies (
  day timestamptz not null,
  mode text not null,
  status text not null,
  total integer not null,
  duration_ms bigint not null,
  timed integer not null,
  cost_microusd bigint not null
);
create index output_tallies_group on output_tallies (day, mode, status);

create function tally_outputs() returns trigger language plpgsql as $$
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
create trigger outputs_tallied_in after insert on outputs
  referencing new table as became for each statement execute function tally_outputs();
create trigger outputs_tallied_over after update on outputs
  referencing old table as was new table as became for each statement execute function tally_outputs();
create trigger outputs_tallied_out after delete on outputs
  referencing old table as was for each statement execute function tally_outputs();

-- The triggers hold back who writes until this has been counted.
insert into output_tallies
select date_bin('1 day', created_at, timestamptz '2000-01-01 00:00+01'), mode, status, count(*),
       coalesce(sum(duration_ms), 0), count(duration_ms), coalesce(sum(cost_microusd), 0)
  from outputs group by 1, 2, 3;
