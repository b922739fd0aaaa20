-- Bytes of the WebP versions of a picture that lie beside it in the store, by name; null where there are none.
alter table files add column preview_bytes jsonb;
