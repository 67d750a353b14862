-- older code: lives
-- What a product can be chosen in (a fabric, a wood, a size). Only products that have options have rows in `variants`:
-- one without is its own only variant, and is bought, counted and edited as ever. For one with variants the columns
-- price_cents, image_url and quantity are those of the default variant (the one at the lowest position) and the pieces of
-- all together. Two triggers keep both sides equal, whichever of them is written, so that they cannot diverge.
ALTER TABLE products
  -- [{"name": "Fabric", "values": [{"key": "wool-moss", "name": "Moss green wool", "swatch": "#61634b"}, …]}, …]
  ADD COLUMN options jsonb,
  ADD COLUMN has_variants boolean NOT NULL DEFAULT false,
  -- What it cost before; says nothing unless it is more than the price.
  ADD COLUMN compare_at_cents integer;

CREATE TABLE variants (
  id object_id PRIMARY KEY,
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 199),
  -- The key of one value for each option, in their order.
  choice text[] NOT NULL CHECK (cardinality(choice) BETWEEN 1 AND 3),
  -- The names of the values, as the line of an order keeps them.
  label text NOT NULL CHECK (label <> ''),
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  compare_at_cents integer,
  quantity integer NOT NULL CHECK (quantity >= 0),
  -- Null: the product's.
  image_url text,
  -- {"width": 220, "depth": 95, "height": 88} in centimetres, where they differ from the product's.
  measures jsonb,
  CONSTRAINT variants_position UNIQUE (product_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT variants_choice UNIQUE (product_id, choice) DEFERRABLE INITIALLY DEFERRED
) WITH (fillfactor = 85);
CREATE INDEX variants_by_upload ON variants (upload_name(image_url)) WHERE image_url LIKE '%/images/uploads/%';

-- One number for one thing on the shelf: a variant, or a product that has none (its own id is that of its only variant).
CREATE TABLE skus (
  owner_id object_id PRIMARY KEY,
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  sku text NOT NULL CHECK (sku <> '')
);
CREATE UNIQUE INDEX skus_once ON skus (upper(sku));
CREATE INDEX skus_by_product ON skus (product_id);

-- From the variants to their product. The lock comes first: what is added up afterwards has what others committed meanwhile.
CREATE FUNCTION sum_up_variants(ids text[]) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY(ids) ORDER BY id FOR UPDATE;
  UPDATE products
  SET has_variants = true, quantity = whole.quantity, price_cents = whole.price_cents,
    compare_at_cents = whole.compare_at_cents, image_url = coalesce(whole.image_url, products.image_url)
  FROM (
    SELECT product_id, LEAST(sum(quantity), 2147483647)::integer AS quantity,
      (array_agg(price_cents ORDER BY position))[1] AS price_cents,
      (array_agg(compare_at_cents ORDER BY position))[1] AS compare_at_cents,
      (array_agg(image_url ORDER BY position))[1] AS image_url
    FROM variants WHERE product_id = ANY(ids) GROUP BY product_id
  ) AS whole
  WHERE products.id = whole.product_id
    AND (products.has_variants, products.quantity, products.price_cents, products.compare_at_cents, products.image_url)
      IS DISTINCT FROM (true, whole.quantity, whole.price_cents, whole.compare_at_cents,
        coalesce(whole.image_url, products.image_url));
  -- With the last variant go the options; the pieces stay on the shelf.
  UPDATE products SET has_variants = false, options = NULL
  WHERE id = ANY(ids) AND has_variants AND NOT EXISTS (SELECT FROM variants WHERE product_id = products.id);
END
$$;

CREATE FUNCTION variants_written() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM sum_up_variants(array(SELECT DISTINCT product_id::text FROM new_rows));
  RETURN NULL;
END
$$;
CREATE TRIGGER variants_inserted AFTER INSERT ON variants
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION variants_written();
CREATE TRIGGER variants_updated AFTER UPDATE ON variants
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION variants_written();

CREATE FUNCTION variants_deleted() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM skus WHERE owner_id IN (SELECT id FROM old_rows);
  PERFORM sum_up_variants(array(SELECT DISTINCT product_id::text FROM old_rows));
  RETURN NULL;
END
$$;
CREATE TRIGGER variants_deleted AFTER DELETE ON variants
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION variants_deleted();

-- From a product to its variants, for all who know nothing of them: the product form, a file, a change of many. Pieces are
-- added to the default variant, and taken from it first and then from the others in their order; a new price counts for
-- all that cost as much as the default one did.
CREATE FUNCTION spread_over_variants() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  difference bigint := NEW.quantity::bigint - OLD.quantity;
BEGIN
  UPDATE variants
  SET quantity = CASE
      WHEN difference < 0 THEN share.quantity - LEAST(share.quantity, GREATEST(0, -difference - share.before))
      WHEN share.is_default THEN share.quantity + difference
      ELSE share.quantity
    END,
    price_cents = CASE WHEN variants.price_cents = OLD.price_cents THEN NEW.price_cents ELSE variants.price_cents END,
    compare_at_cents = CASE WHEN share.is_default THEN NEW.compare_at_cents ELSE variants.compare_at_cents END,
    image_url = CASE
      WHEN share.is_default AND NEW.image_url <> OLD.image_url THEN NEW.image_url
      ELSE variants.image_url
    END
  FROM (
    SELECT id, quantity, row_number() OVER (ORDER BY position) = 1 AS is_default,
      sum(quantity) OVER (ORDER BY position) - quantity AS before
    FROM variants WHERE product_id = NEW.id
  ) AS share
  WHERE variants.id = share.id;
  RETURN NULL;
END
$$;
-- Not for what the other trigger writes. Nothing is called for a product without variants: orders stay as quick.
CREATE TRIGGER products_spread AFTER UPDATE OF quantity, price_cents, compare_at_cents, image_url ON products
FOR EACH ROW WHEN (
  NEW.has_variants AND pg_trigger_depth() = 0
  AND (OLD.quantity, OLD.price_cents, OLD.compare_at_cents, OLD.image_url)
    IS DISTINCT FROM (NEW.quantity, NEW.price_cents, NEW.compare_at_cents, NEW.image_url)
) EXECUTE FUNCTION spread_over_variants();

-- An order keeps the words of what was chosen, also when the variant is gone.
ALTER TABLE order_lines
  ADD COLUMN variant_id object_id REFERENCES variants ON DELETE SET NULL,
  ADD COLUMN variant text NOT NULL DEFAULT '';
CREATE INDEX order_lines_by_variant ON order_lines (variant_id) WHERE variant_id IS NOT NULL;

-- Named, not referred to, like the order. `quantity_after` stays that of the whole product.
ALTER TABLE stock_moves ADD COLUMN variant_id object_id;

-- Whatever shows pictures by now, and variants too.
DO $$
BEGIN
  EXECUTE 'CREATE OR REPLACE VIEW image_uses AS ' || rtrim(pg_get_viewdef('image_uses'), E' ;\n')
    || E'\nUNION ALL SELECT upload_name(image_url), ''product'', product_id FROM variants'
    || E' WHERE image_url LIKE ''%/images/uploads/%''';
END
$$;
