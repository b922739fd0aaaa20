-- Whether a built-in picture of a person or a product stands on another ground, or its own was only softened.
alter table outputs add column cutout text check (cutout in ('clean', 'soft'));
