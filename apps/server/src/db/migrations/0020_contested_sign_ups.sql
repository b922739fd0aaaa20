-- Somebody signed up again with an address that nobody has confirmed or used yet: of two people one does not own it.
alter table users add column contested boolean not null default false;
