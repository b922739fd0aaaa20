-- Counts of outputs by day (Nigerian time), mode and status, so that reports do not count all outputs each time. Each
-- change adds rows, with negative numbers for what no longer counts, so that writers never wait for each other. A count
-- is the sum of its rows, which are merged from time to time.
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

-- Creating the triggers has locked `outputs` against writes until the commit, so no output is missed or counted twice.
insert into output_tallies
select date_bin('1 day', created_at, timestamptz '2000-01-01 00:00+01'), mode, status, count(*),
       coalesce(sum(duration_ms), 0), count(duration_ms), coalesce(sum(cost_microusd), 0)
  from outputs group by 1, 2, 3;
