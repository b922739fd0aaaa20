-- API keys, with which programs act for a user. Only a hash of each key is stored.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  name text not null,
  prefix text not null,
  hash text not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  daily_credits integer check (daily_credits > 0),
  -- `used` is the number of runs that the key opened on the day `used_on` (Nigerian time), without refunded ones.
  used_on date,
  used integer not null default 0 check (used >= 0),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz
);
create index api_keys_of_user on api_keys (user_id, created_at);

-- An event stream is opened with a session or with an API key, and is closed when that is deleted.
alter table event_tickets
  alter column session_id drop not null,
  add column key_id uuid references api_keys (id) on delete cascade,
  add constraint event_tickets_of_one check (num_nonnulls(session_id, key_id) = 1);
create trigger api_keys_tell_end after delete on api_keys for each row execute function tell_session_end();

-- The API key that opened the run. It is no foreign key, so that the id stays after the key is deleted.
alter table runs add column key_id uuid;

-- Opens a run as open_run does. With an API key, opens it only while the key is valid and within its daily credits. The
-- additional outcomes are key_limit and key_gone.
create function open_run_by(
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

-- A refunded run does not count against the daily credits of its API key.
create function give_back_to_key() returns trigger language plpgsql as $$
begin
  update api_keys k set used = k.used - 1 where k.id = new.key_id and k.used_on = new.day and k.used > 0;
  return null;
end
$$;
create trigger runs_give_back_to_key after update of refunded on runs
  for each row when (new.refunded and not old.refunded and new.key_id is not null) execute function give_back_to_key();
