-- A link to a new address carries that address as its value.
alter table verifications drop constraint verifications_purpose_check;
alter table verifications add constraint verifications_purpose_check
  check (purpose in ('confirm', 'reset', 'admin-reset', 'change-email'));
