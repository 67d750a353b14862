-- older code: lives
-- "Oak desk 140 cm" finds a desk that only a variant of is so wide: the measures of variants are words of their product, as
-- its own are. They are read where words are drawn, and no column holds them a second time: adding one would lock every
-- reader out while products are gone through below.
CREATE FUNCTION variant_sizes(product text) RETURNS text
LANGUAGE sql STABLE
AS $$
  SELECT string_agg(DISTINCT length || ' cm', ' ')
  FROM variants, LATERAL (VALUES (measures ->> 'width'), (measures ->> 'depth'), (measures ->> 'height')) AS given(length)
  WHERE product_id = product AND measures IS NOT NULL AND length IS NOT NULL
$$;

-- The words that a product has beyond its title.
CREATE FUNCTION draw_said_words(product products, OUT said_words tsvector, OUT words tsvector)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  title text := product.name || ' ' || category_words(product.category);
  sizes text := CASE WHEN product.has_variants THEN variant_sizes(product.id) END;
  said text := CASE WHEN product.options IS NOT NULL OR product.attributes IS NOT NULL
    THEN said_of(product.options, product.attributes) END;
BEGIN
  IF sizes IS NOT NULL THEN
    said := concat_ws(' ', said, sizes);
  END IF;
  said_words := search_words(title || ' ' || said);
  words := search_words(concat_ws(' ', title, product.description, said));
END $$;

CREATE OR REPLACE FUNCTION draw_product_words() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  drawn record := draw_said_words(NEW);
BEGIN
  NEW.name_key := search_fold(NEW.name);
  NEW.name_words := search_words(NEW.name);
  NEW.head_words := search_words(coalesce(search_head(NEW.name), NEW.name));
  NEW.title_words := search_words(NEW.name || ' ' || category_words(NEW.category));
  NEW.said_words := drawn.said_words;
  NEW.words := drawn.words;
  RETURN NEW;
END $$;

-- The lock comes first: what is read afterwards has what others committed meanwhile.
CREATE FUNCTION redraw_sizes(ids text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) = 0 THEN
    RETURN;
  END IF;
  PERFORM FROM products WHERE id = ANY(ids) ORDER BY id FOR UPDATE;
  UPDATE products SET said_words = drawn.said_words, words = drawn.words
  FROM products AS before, draw_said_words(before) AS drawn
  WHERE products.id = ANY(ids) AND before.id = products.id
    AND (products.said_words, products.words) IS DISTINCT FROM (drawn.said_words, drawn.words);
END $$;

CREATE OR REPLACE FUNCTION variants_written() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM sum_up_variants(array(SELECT DISTINCT product_id::text FROM new_rows));
  IF TG_OP = 'INSERT' THEN
    PERFORM redraw_sizes(array(SELECT DISTINCT product_id::text FROM new_rows WHERE measures IS NOT NULL));
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION variants_deleted() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM skus WHERE owner_id IN (SELECT id FROM old_rows);
  PERFORM sum_up_variants(array(SELECT DISTINCT product_id::text FROM old_rows));
  PERFORM redraw_sizes(array(SELECT DISTINCT product_id::text FROM old_rows WHERE measures IS NOT NULL));
  RETURN NULL;
END
$$;

-- For this column alone, so that no sale pays for it. Of several variants of a product only the first finds something to do.
CREATE FUNCTION variant_resized() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM redraw_sizes(ARRAY[NEW.product_id::text]);
  RETURN NULL;
END
$$;
CREATE TRIGGER variant_resized AFTER UPDATE OF measures ON variants
FOR EACH ROW WHEN (OLD.measures IS DISTINCT FROM NEW.measures) EXECUTE FUNCTION variant_resized();

-- Only products that come in several sizes are written, and only who writes these or variants waits for it.
SELECT redraw_sizes(array(SELECT DISTINCT product_id::text FROM variants WHERE measures IS NOT NULL));
-- What was written is put where searches read it quickly, which the server would do only some time later.
SELECT gin_clean_pending_list(pg_index.indexrelid)
FROM pg_index JOIN pg_class ON pg_class.oid = pg_index.indexrelid JOIN pg_am ON pg_am.oid = pg_class.relam
WHERE pg_index.indrelid = 'products'::regclass AND pg_am.amname = 'gin';
