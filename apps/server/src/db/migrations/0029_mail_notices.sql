-- Whether a person wants letters about credits and plans. Letters about security and payments ask nobody.
alter table users add column mail_notices boolean not null default true;
