create or replace function commission_entries_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'commission_entries is append-only';
end
$$;
