create or replace function is_live(ended_at timestamptz, expires_at timestamptz, moment timestamptz) returns boolean
  language sql immutable parallel safe
  return ended_at is null and (expires_at is null or expires_at > moment);
