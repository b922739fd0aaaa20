-- Category of the product. Pages group products by it, and cards show it.
alter table price_items add column category text;
