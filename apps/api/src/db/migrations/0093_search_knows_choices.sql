-- older code: lives
-- What a product can be chosen in and what is said of it, as words: "green velvet sofa", "oak desk 140 cm". Of attributes
-- the values that are words (a choice by its key) and the measures that shoppers search by; how it is put together, cared
-- for and packed is no kind of thing.
CREATE FUNCTION said_of(options jsonb, attributes jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(
    (SELECT string_agg(value ->> 'name', ' ') FROM jsonb_path_query(options, '$[*].values[*]') AS value), ''
  ) || ' ' || coalesce((
    SELECT string_agg(word, ' ')
    FROM jsonb_each(CASE jsonb_typeof(attributes) WHEN 'object' THEN attributes ELSE '{}' END) AS given(key, value),
      LATERAL (
        SELECT value #>> '{}' AS word WHERE jsonb_typeof(value) = 'string'
        UNION ALL
        SELECT element FROM jsonb_array_elements_text(CASE jsonb_typeof(value) WHEN 'array' THEN value ELSE '[]' END) AS element
        UNION ALL
        SELECT (value #>> '{}') || CASE key WHEN 'seats' THEN ' seats' ELSE ' cm' END
        WHERE jsonb_typeof(value) = 'number' AND key IN ('width', 'depth', 'height', 'seats')
      ) AS words
    WHERE length(word) <= 60 AND key NOT IN ('assembly', 'care', 'parcel-sizes')
  ), '');

-- A fourth circle, between "in name or category" and "anywhere"; only products of which something is said have it, so that
-- the others pay nothing for it.
DROP TRIGGER product_reworded ON products;
ALTER TABLE products
  DROP COLUMN words,
  ADD COLUMN said_words tsvector GENERATED ALWAYS AS (
    CASE WHEN options IS NOT NULL OR attributes IS NOT NULL
      THEN search_words(name || ' ' || category_words(category) || ' ' || said_of(options, attributes)) END
  ) STORED,
  ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS (
    CASE WHEN options IS NOT NULL OR attributes IS NOT NULL
      THEN search_words(name || ' ' || category_words(category) || ' ' || description || ' ' || said_of(options, attributes))
      ELSE search_words(name || ' ' || category_words(category) || ' ' || description) END
  ) STORED;
CREATE INDEX products_words ON products USING gin (words);
CREATE INDEX products_said_words ON products USING gin (said_words) WHERE said_words IS NOT NULL;
ALTER TABLE products ALTER COLUMN words SET STATISTICS 500;
CREATE TRIGGER product_reworded AFTER UPDATE OF name, description, category, options, attributes ON products
FOR EACH ROW WHEN (OLD.words IS DISTINCT FROM NEW.words) EXECUTE FUNCTION product_reworded();
SELECT learn_words(array(
  SELECT DISTINCT unnest(tsvector_to_array(said_words)) FROM products WHERE said_words IS NOT NULL
));

-- Whoever types a number from a label finds it before its end.
CREATE INDEX skus_beginning ON skus (upper(sku) COLLATE "C");
