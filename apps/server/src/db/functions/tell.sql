-- Notifies every process of a change. `p_user` is the user whom the change concerns, or null.
create or replace function tell(p_topic text, p_user text, p_id text) returns void language sql as $$
  select pg_notify('ufaro', json_build_object('topic', p_topic, 'userId', p_user, 'id', p_id)::text)
$$;
