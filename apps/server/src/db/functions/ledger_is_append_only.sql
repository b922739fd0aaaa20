create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ledger_entries is append-only';
end
$$;
