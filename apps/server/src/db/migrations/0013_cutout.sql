-- `clean`: the built-in engine cut out the subject and replaced the background. `soft`: it could not cut out the
-- subject, so the picture keeps the background of the photo.
alter table outputs add column cutout text check (cutout in ('clean', 'soft'));
