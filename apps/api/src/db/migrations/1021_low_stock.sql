-- older code: lives
-- Stock of the product, or of each of its variants, that counts as low. Null: the setting lowStock.
ALTER TABLE products ADD COLUMN low_stock integer CHECK (low_stock >= 0);
