-- older code: lives
-- The numbers of a new shop begin at 10001, so that the first customer does not read that the order is the first.
SELECT setval(pg_get_serial_sequence('orders', 'number'), 10000) WHERE NOT EXISTS (SELECT FROM orders);

-- Plain names for two attributes that a shop starts with, unless the owner has changed them.
UPDATE attributes SET name = 'Parcel sizes' WHERE key = 'parcel-sizes' AND name = 'Sizes of the parcels';
UPDATE attributes SET choices = replace(choices::text, '"Legs to be fitted"', '"Some assembly"')::jsonb WHERE key = 'assembly';
