-- True if somebody signed up with this address again before it was confirmed. One of the two may not own the address,
-- so a resent confirmation link does not accept the password: the owner must set a new one.
alter table users add column contested boolean not null default false;
