-- For the purpose `change-email`, `value` is the new email address.
alter table verifications drop constraint verifications_purpose_check;
alter table verifications add constraint verifications_purpose_check
  check (purpose in ('confirm', 'reset', 'admin-reset', 'change-email'));
