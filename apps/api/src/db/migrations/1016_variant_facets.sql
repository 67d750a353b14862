-- older code: lives
-- A product is found by the attributes of its variants too: the words of all of them are in `facets`.
CREATE FUNCTION product_facets(product text, attributes jsonb) RETURNS text[]
LANGUAGE sql STABLE
RETURN (
  SELECT array_agg(DISTINCT word)
  FROM (
    SELECT product_facets.attributes AS given
    UNION ALL
    SELECT variants.attributes FROM variants WHERE product_id = product AND variants.attributes IS NOT NULL
  ) AS all_attributes, unnest(attribute_facets(given)) AS word
);

CREATE OR REPLACE FUNCTION compute_attribute_columns() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.facets := CASE WHEN NEW.has_variants
    THEN product_facets(NEW.id, NEW.attributes) ELSE attribute_facets(NEW.attributes) END;
  NEW.width_mm := attribute_mm(NEW.attributes, 'width');
  NEW.depth_mm := attribute_mm(NEW.attributes, 'depth');
  NEW.height_mm := attribute_mm(NEW.attributes, 'height');
  RETURN NEW;
END
$$;

-- Recomputes facets after the attributes of variants have changed. Locks first, to read what others have committed.
CREATE FUNCTION update_variant_facets(ids text[]) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  IF cardinality(ids) = 0 THEN
    RETURN;
  END IF;
  PERFORM FROM products WHERE id = ANY(ids) ORDER BY id FOR UPDATE;
  UPDATE products SET facets = product_facets(id, attributes)
  WHERE id = ANY(ids) AND facets IS DISTINCT FROM product_facets(id, attributes);
END
$$;

-- On this column alone, so that sales don't pay for it.
CREATE FUNCTION variant_attributes_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM update_variant_facets(ARRAY[NEW.product_id::text]);
  RETURN NULL;
END
$$;
CREATE TRIGGER variants_attributes_changed AFTER UPDATE OF attributes ON variants
FOR EACH ROW WHEN (OLD.attributes IS DISTINCT FROM NEW.attributes) EXECUTE FUNCTION variant_attributes_changed();

CREATE OR REPLACE FUNCTION variants_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM update_product_from_variants(array(SELECT DISTINCT product_id::text FROM new_rows));
  IF TG_OP = 'INSERT' THEN
    PERFORM update_size_words(array(SELECT DISTINCT product_id::text FROM new_rows WHERE measures IS NOT NULL));
    PERFORM update_variant_facets(array(SELECT DISTINCT product_id::text FROM new_rows WHERE attributes IS NOT NULL));
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION variants_deleted() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM skus WHERE owner_id IN (SELECT id FROM old_rows);
  PERFORM update_product_from_variants(array(SELECT DISTINCT product_id::text FROM old_rows));
  PERFORM update_size_words(array(SELECT DISTINCT product_id::text FROM old_rows WHERE measures IS NOT NULL));
  PERFORM update_variant_facets(array(SELECT DISTINCT product_id::text FROM old_rows WHERE attributes IS NOT NULL));
  RETURN NULL;
END
$$;

SELECT update_variant_facets(array(SELECT DISTINCT product_id::text FROM variants WHERE attributes IS NOT NULL));
