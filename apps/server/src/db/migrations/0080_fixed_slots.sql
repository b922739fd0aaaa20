-- A run whose slots were all taken when it was opened: no other call fills it.
alter table runs add column fixed_slots boolean not null default false;
update runs r set fixed_slots = true
 where r.mode = 'product'
   and exists (select from outputs o where o.run_id = r.id and o.request -> 'request' ? 'batch');
