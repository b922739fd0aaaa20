-- True if all slots of the run were filled when it was opened, as in a batch of products. Other requests cannot add
-- outputs to such a run.
alter table runs add column fixed_slots boolean not null default false;
update runs r set fixed_slots = true
 where r.mode = 'product'
   and exists (select from outputs o where o.run_id = r.id and o.request -> 'request' ? 'batch');
