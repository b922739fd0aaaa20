-- Sizes in bytes of the picture's WebP previews, by preview name. Null if there are no previews.
alter table files add column preview_bytes jsonb;
