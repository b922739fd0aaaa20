-- Notifies every process that a session or API key was deleted, so that the event streams opened with it are closed.
create or replace function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('ufaro', json_build_object('topic', 'session', 'userId', old.user_id, 'id', old.id)::text);
  return null;
end
$$;
