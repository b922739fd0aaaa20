-- Notifies every server process that a user row changed, so that the processes drop their cached copies.
create function tell_person_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('ufaro', json_build_object('topic', 'person', 'userId', old.id, 'id', old.id)::text);
  return null;
end
$$;
create trigger users_told after update or delete on users for each row execute function tell_person_change();
