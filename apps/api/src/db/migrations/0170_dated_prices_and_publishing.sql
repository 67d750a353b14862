-- older code: lives
-- A price for a time. While it is in force (is_on) the price of its variant, or of a product that has none, is this one
-- and the price before is the regular one, which is kept here meanwhile: lists, facets, quotes and orders read one column,
-- as ever. Whoever asks first after a beginning or an end brings it into force; nothing has to run at that moment.
CREATE TABLE sale_prices (
  -- A variant, or a product that has none.
  owner_id object_id PRIMARY KEY,
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  price_cents integer NOT NULL CHECK (price_cents > 0),
  starts_at timestamptz NOT NULL,
  -- Null: until somebody ends it.
  ends_at timestamptz CHECK (ends_at > starts_at),
  is_on boolean NOT NULL DEFAULT false,
  regular_cents integer CHECK (is_on = (regular_cents IS NOT NULL)),
  regular_compare_at_cents integer,
  next_at timestamptz GENERATED ALWAYS AS (CASE WHEN is_on THEN ends_at ELSE starts_at END) STORED
);
CREATE INDEX sale_prices_by_product ON sale_prices (product_id);
CREATE INDEX sale_prices_next ON sale_prices (next_at);

CREATE FUNCTION forget_sale_prices() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM sale_prices WHERE owner_id IN (SELECT id FROM old_rows);
  RETURN NULL;
END
$$;
CREATE TRIGGER variants_leave_sales AFTER DELETE ON variants
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_sale_prices();

-- A draft is a product that only its editors see; one with a date is published by whoever asks first after it.
ALTER TABLE products
  ADD COLUMN published boolean NOT NULL DEFAULT true,
  ADD COLUMN publish_at timestamptz;
CREATE INDEX products_unpublished ON products (publish_at, id) WHERE NOT published;

-- What is counted is what shoppers see.
CREATE OR REPLACE FUNCTION products_inserted() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM learn_words(array(SELECT DISTINCT unnest(tsvector_to_array(words)) FROM new_rows WHERE published));
  PERFORM FROM catalogue_counts WHERE category IN (SELECT category FROM new_rows) ORDER BY category FOR UPDATE;
  UPDATE catalogue_counts SET products = catalogue_counts.products + added.number
  FROM (SELECT category, count(*) AS number FROM new_rows WHERE published GROUP BY category) AS added
  WHERE added.category = catalogue_counts.category;
  PERFORM tell_of_products(array(SELECT id::text FROM new_rows LIMIT 301));
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION products_deleted() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM catalogue_counts WHERE category IN (SELECT category FROM old_rows) ORDER BY category FOR UPDATE;
  UPDATE catalogue_counts SET products = catalogue_counts.products - removed.number
  FROM (SELECT category, count(*) AS number FROM old_rows WHERE published GROUP BY category) AS removed
  WHERE removed.category = catalogue_counts.category;
  PERFORM tell_of_products(array(SELECT id::text FROM old_rows LIMIT 301));
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION product_moved() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM catalogue_counts WHERE category IN (OLD.category, NEW.category) ORDER BY category FOR UPDATE;
  UPDATE catalogue_counts SET products = products - 1 WHERE OLD.published AND category = OLD.category;
  UPDATE catalogue_counts SET products = products + 1 WHERE NEW.published AND category = NEW.category;
  RETURN NULL;
END
$$;
DROP TRIGGER product_moved ON products;
CREATE TRIGGER product_moved AFTER UPDATE OF category, published ON products
FOR EACH ROW WHEN ((OLD.category, OLD.published) IS DISTINCT FROM (NEW.category, NEW.published))
EXECUTE FUNCTION product_moved();
CREATE FUNCTION product_published() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM learn_words(tsvector_to_array(NEW.words));
  RETURN NULL;
END
$$;
CREATE TRIGGER product_published AFTER UPDATE OF published ON products
FOR EACH ROW WHEN (NEW.published AND NOT OLD.published) EXECUTE FUNCTION product_published();
-- Nobody is led to the words of a draft by their mistakes.
DROP TRIGGER product_reworded ON products;
CREATE TRIGGER product_reworded AFTER UPDATE OF name, description, category, options, attributes ON products
FOR EACH ROW WHEN (NEW.published AND OLD.words IS DISTINCT FROM NEW.words) EXECUTE FUNCTION product_reworded();
