-- The day by which the daily limits count, in Nigerian time.
create or replace function lagos_day(moment timestamptz) returns date language sql stable parallel safe
  return (moment at time zone 'Africa/Lagos')::date;
