-- Queues one delivery for each active webhook of the user that subscribes to the event. Must be called in the
-- transaction that causes the event.
create or replace function announce(p_user text, p_event text, p_data json) returns void language sql as $$
  insert into webhook_deliveries (webhook_id, user_id, event, body)
  select w.id, w.user_id, p_event, json_build_object(
           'type', p_event,
           'timestamp', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'data', p_data
         )::text
    from webhooks w
   where w.user_id = p_user and w.active and p_event = any (w.events)
$$;
