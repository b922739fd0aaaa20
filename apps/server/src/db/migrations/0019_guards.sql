-- How the person in a model's picture compares with their photo: measures alone, from which nobody can be told.
alter table outputs
  add column guard jsonb,
  -- The one attempt that is free because of it was taken.
  add column guard_retry boolean not null default false;
