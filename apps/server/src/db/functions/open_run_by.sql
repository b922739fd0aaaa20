-- Opens a run as open_run does. With an API key, opens it only while the key is valid and within its daily credits. The
-- additional outcomes are key_limit and key_gone.
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
