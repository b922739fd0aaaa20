-- Whether the user wants mails about credits and plans. Mails about security and payments are always sent.
alter table users add column mail_notices boolean not null default true;
