-- A refunded run does not count against the daily credits of its API key.
create or replace function give_back_to_key() returns trigger language plpgsql as $$
begin
  update api_keys k set used = k.used - 1 where k.id = new.key_id and k.used_on = new.day and k.used > 0;
  return null;
end
$$;
