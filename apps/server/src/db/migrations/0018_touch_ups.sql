-- How often the results of a run were drawn again with marks of the person's own.
alter table runs add column touch_ups integer not null default 0;
