-- What a row is listed under: a section of the pages, a line of the card.
alter table price_items add column category text;
