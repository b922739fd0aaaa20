-- How often results of the run were redrawn with a mask that the user painted. Stored because the number is limited.
alter table runs add column touch_ups integer not null default 0;
