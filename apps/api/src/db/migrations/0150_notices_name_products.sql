-- older code: lives
-- A notice of the catalogue says which products have changed, so that a process reads these again and not all of them:
-- their ids, '-' where what was said about all of them has changed and no product, nothing where they are many.
CREATE FUNCTION tell_of_products(ids text[]) RETURNS void
LANGUAGE sql
AS $$
  SELECT pg_notify('catalogue', CASE WHEN cardinality(ids) > 300 THEN '' ELSE array_to_string(ids, ',') END)
  WHERE cardinality(ids) > 0
$$;

CREATE OR REPLACE FUNCTION products_inserted() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM learn_words(array(SELECT DISTINCT unnest(tsvector_to_array(words)) FROM new_rows));
  PERFORM FROM catalogue_counts WHERE category IN (SELECT category FROM new_rows) ORDER BY category FOR UPDATE;
  UPDATE catalogue_counts SET products = catalogue_counts.products + added.number
  FROM (SELECT category, count(*) AS number FROM new_rows GROUP BY category) AS added
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
  FROM (SELECT category, count(*) AS number FROM old_rows GROUP BY category) AS removed
  WHERE removed.category = catalogue_counts.category;
  PERFORM tell_of_products(array(SELECT id::text FROM old_rows LIMIT 301));
  RETURN NULL;
END
$$;

-- A trigger for some columns only, which an order does not pay for, is given no table of the rows: each edited row is
-- noted for the statement's end, up to as many as a notice can name.
CREATE FUNCTION note_edited_product() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  noted text := coalesce(current_setting('larkwood.edited', true), '');
BEGIN
  IF length(noted) < 301 * 25 THEN
    PERFORM set_config('larkwood.edited', noted || NEW.id || ',', true);
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER product_edited BEFORE UPDATE OF updated_at ON products
FOR EACH ROW EXECUTE FUNCTION note_edited_product();

CREATE OR REPLACE FUNCTION products_edited() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM tell_of_products(string_to_array(rtrim(current_setting('larkwood.edited', true), ','), ','));
  PERFORM set_config('larkwood.edited', '', true);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION attributes_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('catalogue', '-');
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION search_synonyms_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('catalogue', '-');
  RETURN NULL;
END
$$;
