-- URLs that are called on events of a user's runs, credits, payments, certificates and event pages.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  active boolean not null default true,
  secret text not null,
  -- Until `old_secret_until`, calls are signed with both secrets, so that the receiver has time to switch to the new
  -- one.
  old_secret text,
  old_secret_until timestamptz,
  failing_since timestamptz,
  created_at timestamptz not null default now()
);
create index webhooks_of_user on webhooks (user_id, created_at);

-- Calls of webhooks, written in the transaction that causes the event. The id is sent with every attempt, so that the
-- receiver can recognize repeated calls.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks (id) on delete cascade,
  user_id text not null,
  event text not null,
  body text not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  response_status integer,
  error text,
  created_at timestamptz not null default clock_timestamp(),
  delivered_at timestamptz
);
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where status = 'pending';
create index webhook_deliveries_log on webhook_deliveries (webhook_id, created_at desc, id);
create index webhook_deliveries_old on webhook_deliveries (created_at);

-- Queues one delivery for each active webhook of the user that subscribes to the event. Must be called in the
-- transaction that causes the event.
create function announce(p_user text, p_event text, p_data json) returns void language sql as $$
  insert into webhook_deliveries (webhook_id, user_id, event, body)
  select w.id, w.user_id, p_event, json_build_object(
           'type', p_event,
           'timestamp', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'data', p_data
         )::text
    from webhooks w
   where w.user_id = p_user and w.active and p_event = any (w.events)
$$;

-- Queues the webhook event for the end of a run: run.finished if the run delivered any output, else run.failed.
create function announce_run_end(p_run uuid) returns void language sql as $$
  select announce(
           r.user_id,
           case when made.any then 'run.finished' else 'run.failed' end,
           json_build_object('id', r.id, 'runId', r.id, 'mode', r.mode, 'status', r.status, 'refunded', r.refunded)
         )
    from runs r
   cross join lateral (
     select exists (select from outputs o where o.run_id = r.id and o.status = 'done') as any
   ) as made
   where r.id = p_run and exists (select from webhooks w where w.user_id = r.user_id and w.active)
$$;

-- Like open_run_by in 0031_api_keys, except that the webhook event credits.low is queued when 2 or 0 credits are left
-- for the mode.
create or replace function open_run_by(
  p_user text, p_mode text, p_max_outputs integer, p_unlimited boolean, p_key uuid,
  out outcome text, out run_id uuid, out remaining integer
) language plpgsql as $$
#variable_conflict use_variable
declare
  today date;
  opened record;
begin
  if p_key is not null then
    -- Lock the user first, in the same order as open_run.
    perform from users u where u.id = p_user for no key update;
    today := lagos_day(clock_timestamp());
    update api_keys k
       set used = case when k.used_on = today then k.used else 0 end + 1, used_on = today
     where k.id = p_key and k.user_id = p_user and (k.expires_at is null or k.expires_at > clock_timestamp())
       and (k.daily_credits is null or k.used_on is distinct from today or k.used < k.daily_credits);
    if not found then
      outcome := case when exists (
        select from api_keys k
         where k.id = p_key and k.user_id = p_user and (k.expires_at is null or k.expires_at > clock_timestamp())
      ) then 'key_limit' else 'key_gone' end;
      return;
    end if;
  end if;

  select * into opened from open_run(p_user, p_mode, p_max_outputs, p_unlimited);
  outcome := opened.outcome;
  run_id := opened.run_id;
  remaining := opened.remaining;
  if outcome = 'ok' and remaining in (2, 0) then
    perform announce(p_user, 'credits.low', json_build_object('mode', p_mode, 'remaining', remaining));
  end if;
  if p_key is null then
    return;
  end if;
  if outcome = 'ok' then
    update runs r set key_id = p_key where r.id = opened.run_id;
  else
    update api_keys k set used = k.used - 1 where k.id = p_key;
  end if;
end
$$;
