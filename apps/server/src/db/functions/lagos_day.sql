-- Returns the day in Nigerian time, by which the daily limits count.
create or replace function lagos_day(moment timestamptz) returns date language sql stable parallel safe
  return (moment at time zone 'Africa/Lagos')::date;
