-- Compares the skin tone and face in an AI picture with the user's photo. Contains no data that identifies the person.
alter table outputs
  add column guard jsonb,
  -- True once the output was remade without a new credit because of this comparison. This is allowed only once.
  add column guard_retry boolean not null default false;
