-- Room for the new version of a row on its own page: taking stock touches no indexed column, so such an update
-- writes no index at all.
CREATE TABLE products (
  id object_id PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  category text NOT NULL
    CHECK (category IN ('livingroom', 'bedroom', 'dining', 'kitchen', 'workplace', 'outdoor', 'other')),
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  quantity integer NOT NULL CHECK (quantity >= 0),
  image_url text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_fold(name)) STORED,
  -- Three widening circles: in the name, in name or category, anywhere. A hit in a narrower one ranks higher.
  name_words tsvector NOT NULL GENERATED ALWAYS AS (search_words(name)) STORED,
  title_words tsvector NOT NULL GENERATED ALWAYS AS (search_words(name || ' ' || category_words(category))) STORED,
  words tsvector NOT NULL
    GENERATED ALWAYS AS (search_words(name || ' ' || category_words(category) || ' ' || description)) STORED
) WITH (fillfactor = 85);

CREATE INDEX products_newest ON products (created_at DESC, id DESC);
CREATE INDEX products_by_price ON products (price_cents, id);
CREATE INDEX products_by_name ON products (name_key, id);
CREATE INDEX products_category_newest ON products (category, created_at DESC, id DESC);
CREATE INDEX products_category_price ON products (category, price_cents, id);
CREATE INDEX products_category_name ON products (category, name_key, id);
CREATE INDEX products_name_words ON products USING gin (name_words);
CREATE INDEX products_title_words ON products USING gin (title_words);
CREATE INDEX products_words ON products USING gin (words);
ALTER TABLE products ALTER COLUMN name_words SET STATISTICS 500;
ALTER TABLE products ALTER COLUMN words SET STATISTICS 500;

CREATE FUNCTION raise_product_version() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END
$$;
CREATE TRIGGER products_version BEFORE UPDATE ON products
FOR EACH ROW EXECUTE FUNCTION raise_product_version();

-- How many products there are by category, so that a list tells its total without counting a large table.
CREATE TABLE catalogue_counts (
  category text PRIMARY KEY,
  products bigint NOT NULL DEFAULT 0
);
INSERT INTO catalogue_counts (category)
VALUES ('bedroom'), ('dining'), ('kitchen'), ('livingroom'), ('other'), ('outdoor'), ('workplace');

-- Every word of the catalogue with the forms that remain after leaving out up to two letters: a mistyped word
-- shares such a form with the word that was meant.
CREATE FUNCTION search_deletes(word text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  WITH RECURSIVE form(letters, left_out) AS (
    SELECT left(word, 9), 0
    UNION
    SELECT left(letters, place - 1) || substr(letters, place + 1), left_out + 1
    FROM form, generate_series(1, length(letters)) AS place
    WHERE left_out < CASE WHEN length(word) < 5 THEN 1 ELSE 2 END AND length(letters) > 1
  )
  SELECT array_agg(DISTINCT letters) FROM form
$$;
CREATE TABLE search_vocabulary (
  word text COLLATE "C" PRIMARY KEY,
  deletes text[] NOT NULL GENERATED ALWAYS AS (search_deletes(word)) STORED
);
CREATE INDEX search_vocabulary_deletes ON search_vocabulary USING gin (deletes);

-- Sorted, so that two writers who add the same words lock them in the same order.
CREATE FUNCTION learn_words(found text[]) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO search_vocabulary (word)
  SELECT DISTINCT found_word
  FROM unnest(found) AS found_word
  WHERE length(found_word) BETWEEN 3 AND 30
    AND found_word !~ '[0-9]'
    AND NOT EXISTS (SELECT FROM search_vocabulary AS known WHERE known.word = found_word)
  ORDER BY 1
  ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION products_inserted() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM learn_words(array(SELECT DISTINCT unnest(tsvector_to_array(words)) FROM new_rows));
  PERFORM FROM catalogue_counts WHERE category IN (SELECT category FROM new_rows) ORDER BY category FOR UPDATE;
  UPDATE catalogue_counts SET products = catalogue_counts.products + added.number
  FROM (SELECT category, count(*) AS number FROM new_rows GROUP BY category) AS added
  WHERE added.category = catalogue_counts.category;
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END
$$;
CREATE TRIGGER products_inserted AFTER INSERT ON products
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION products_inserted();

CREATE FUNCTION products_deleted() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM catalogue_counts WHERE category IN (SELECT category FROM old_rows) ORDER BY category FOR UPDATE;
  UPDATE catalogue_counts SET products = catalogue_counts.products - removed.number
  FROM (SELECT category, count(*) AS number FROM old_rows GROUP BY category) AS removed
  WHERE removed.category = catalogue_counts.category;
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END
$$;
CREATE TRIGGER products_deleted AFTER DELETE ON products
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION products_deleted();

CREATE FUNCTION products_truncated() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE catalogue_counts SET products = 0;
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END
$$;
CREATE TRIGGER products_truncated AFTER TRUNCATE ON products
FOR EACH STATEMENT EXECUTE FUNCTION products_truncated();

CREATE FUNCTION product_reworded() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM learn_words(tsvector_to_array(NEW.words));
  RETURN NULL;
END
$$;
CREATE TRIGGER product_reworded AFTER UPDATE OF name, description, category ON products
FOR EACH ROW WHEN (OLD.words IS DISTINCT FROM NEW.words) EXECUTE FUNCTION product_reworded();

CREATE FUNCTION product_moved() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM catalogue_counts WHERE category IN (OLD.category, NEW.category) ORDER BY category FOR UPDATE;
  UPDATE catalogue_counts
  SET products = products + CASE category WHEN NEW.category THEN 1 ELSE -1 END
  WHERE category IN (OLD.category, NEW.category);
  RETURN NULL;
END
$$;
CREATE TRIGGER product_moved AFTER UPDATE OF category ON products
FOR EACH ROW WHEN (OLD.category IS DISTINCT FROM NEW.category) EXECUTE FUNCTION product_moved();

-- An edit sets updated_at; taking stock for an order does not, because a notice at each commit would make orders
-- wait for one another. Who takes stock tells the other processes in a batch.
CREATE FUNCTION products_edited() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END
$$;
CREATE TRIGGER products_edited AFTER UPDATE OF updated_at ON products
FOR EACH STATEMENT EXECUTE FUNCTION products_edited();
