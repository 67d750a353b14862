-- older code: must stop (1.0 renamed tables, columns and functions)
-- Baseline of version 1.0, part 3 of 4: the catalogue. Products, variants, stock, prices, images and search.

------------------------------------------------------------------------------------------------------------------------
-- Functions that columns and indexes use
------------------------------------------------------------------------------------------------------------------------

-- The name of an uploaded image in its URL. Also works for a full URL of an earlier host name.
CREATE FUNCTION upload_name(image_url text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT substring(image_url FROM '/images/uploads/([0-9a-f]{32})')
$$;

-- The singular of an English word: "shelves" and "shelf" are the same search word.
CREATE FUNCTION search_singular(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
  WHEN length(word) < 4 OR word !~ 's$' OR word ~ '(ss|us|is)$' THEN word
  WHEN word ~ '(shel|hal|cal|el|scar|lea|loa|thie)ves$' THEN regexp_replace(word, 'ves$', 'f')
  WHEN word ~ '(kni|wi|li)ves$' THEN regexp_replace(word, 'ves$', 'fe')
  WHEN word ~ '..ies$' THEN regexp_replace(word, 'ies$', 'y')
  WHEN word ~ '(ss|x|zz|ch|sh)es$' THEN left(word, -2)
  ELSE left(word, -1)
END;

-- The stem of a word, which connects related forms: "round" and "rounded".
CREATE FUNCTION search_stem(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN coalesce((ts_lexize('pg_catalog.english_stem'::regdictionary, search_singular(word)))[1], word);

-- All forms of a word with up to two letters left out. A mistyped word shares such a form with the intended word.
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

-- Phrases as a search reads them: lower case, no accents, singular, one space between words.
CREATE FUNCTION search_phrases(phrases text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array(
  SELECT coalesce((
    SELECT string_agg(search_singular(lexeme), ' ' ORDER BY place)
    FROM unnest(search_words(phrase)) AS word(lexeme, places, weights), unnest(places) AS place
  ), '')
  FROM unnest(phrases) WITH ORDINALITY AS given(phrase, number)
  ORDER BY number
);

------------------------------------------------------------------------------------------------------------------------
-- Tables
------------------------------------------------------------------------------------------------------------------------

-- Attributes that an owner defines for products. The values are in products.attributes.
CREATE TABLE attributes (
  key text PRIMARY KEY CHECK (key ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' AND length(key) <= 40),
  name text NOT NULL CHECK (name <> ''),
  type text NOT NULL CHECK (type IN ('number', 'choice', 'choices', 'flag', 'text')),
  -- For numbers.
  unit text NOT NULL DEFAULT '',
  -- For the types choice and choices: [{"key": "oak", "name": "Oak", "swatch": null}, …]
  choices jsonb NOT NULL DEFAULT '[]',
  -- Whether shoppers can filter by it.
  facet boolean NOT NULL,
  position integer NOT NULL
);

-- Products. With variants, price_cents, compare_at_cents and image_url are those of the default variant (the one at the
-- lowest position), and quantity is the sum of all. Triggers keep both sides equal.
-- The fill factor leaves space for updated rows: taking stock changes no indexed column and so writes no index.
CREATE TABLE products (
  id object_id PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  category text NOT NULL
    CHECK (category IN ('livingroom', 'bedroom', 'dining', 'kitchen', 'workplace', 'outdoor', 'other')),
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  -- The price before; shown only if it is higher than the price.
  compare_at_cents integer,
  quantity integer NOT NULL CHECK (quantity >= 0),
  image_url text NOT NULL,
  -- [{"name": "Fabric", "values": [{"key": "wool-moss", "name": "Moss green wool", "swatch": "#61634b"}, …]}, …]
  options jsonb,
  has_variants boolean NOT NULL DEFAULT false,
  -- {"width": 220, "material": ["oak", "linen"], …}
  attributes jsonb,
  -- A draft is visible only to editors. The first request after publish_at publishes it.
  published boolean NOT NULL DEFAULT true,
  publish_at timestamptz,
  -- Part of the address, and texts for search engines. Null: taken from name and description.
  slug text,
  meta_title text,
  meta_description text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Set by an edit, not by an order.
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  -- Computed from the attributes, for filters: {material:oak, material:linen, …}.
  facets text[],
  width_mm integer,
  depth_mm integer,
  height_mm integer,
  -- Computed from the texts, for sorting and search. Not generated columns: PostgreSQL would compute those at every
  -- update of a table with a BEFORE UPDATE trigger, which made orders three times as slow.
  name_key text COLLATE "C" NOT NULL,
  -- Search tiers, from the best match: last noun of the name, name, name and category, attributes, anything.
  head_words tsvector NOT NULL,
  name_words tsvector NOT NULL,
  title_words tsvector NOT NULL,
  -- Null for products without options and attributes.
  attribute_words tsvector,
  words tsvector NOT NULL
) WITH (fillfactor = 85);
ALTER TABLE products ALTER COLUMN head_words SET STATISTICS 500;
ALTER TABLE products ALTER COLUMN name_words SET STATISTICS 500;
ALTER TABLE products ALTER COLUMN words SET STATISTICS 500;
CREATE INDEX products_newest ON products (created_at DESC, id DESC);
CREATE INDEX products_by_price ON products (price_cents, id);
CREATE INDEX products_by_name ON products (name_key, id);
CREATE INDEX products_category_newest ON products (category, created_at DESC, id DESC);
CREATE INDEX products_category_price ON products (category, price_cents, id);
CREATE INDEX products_category_name ON products (category, name_key, id);
CREATE INDEX products_unpublished ON products (publish_at, id) WHERE NOT published;
CREATE INDEX products_facets ON products USING gin (facets) WHERE facets IS NOT NULL;
CREATE INDEX products_head_words ON products USING gin (head_words);
CREATE INDEX products_name_words ON products USING gin (name_words);
CREATE INDEX products_title_words ON products USING gin (title_words);
CREATE INDEX products_attribute_words ON products USING gin (attribute_words) WHERE attribute_words IS NOT NULL;
CREATE INDEX products_words ON products USING gin (words);
CREATE INDEX products_by_upload ON products (upload_name(image_url)) WHERE image_url LIKE '%/images/uploads/%';

-- Every slug that a product has had. Earlier ones redirect to the current one, so no other product can use them.
CREATE TABLE product_slugs (
  slug text CONSTRAINT product_slugs_once PRIMARY KEY
    CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 80 AND slug !~ '^[0-9a-f]{24}$'),
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE
);
CREATE INDEX product_slugs_by_product ON product_slugs (product_id);

-- The images of a product in order. Position 0 describes the main image, which is products.image_url.
CREATE TABLE product_images (
  product_id object_id NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 99),
  image_url text NOT NULL,
  alt text NOT NULL CHECK (length(alt) <= 200),
  kind text NOT NULL CHECK (kind IN ('front', 'side', 'detail', 'room', 'scale')),
  PRIMARY KEY (product_id, position)
);
CREATE INDEX product_images_by_upload ON product_images (upload_name(image_url))
  WHERE image_url LIKE '%/images/uploads/%';

-- Combinations of option values, each with its own price and stock. A product without options has no rows here.
CREATE TABLE variants (
  id object_id PRIMARY KEY,
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 199),
  -- The key of one value for each option, in their order.
  choice text[] NOT NULL CHECK (cardinality(choice) BETWEEN 1 AND 3),
  -- The names of the values, as an order line stores them.
  label text NOT NULL CHECK (label <> ''),
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  compare_at_cents integer,
  quantity integer NOT NULL CHECK (quantity >= 0),
  -- Null: the image of the product.
  image_url text,
  -- {"width": 220, "depth": 95, "height": 88} in centimetres, if they differ from the product.
  measures jsonb,
  CONSTRAINT variants_position UNIQUE (product_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT variants_choice UNIQUE (product_id, choice) DEFERRABLE INITIALLY DEFERRED
) WITH (fillfactor = 85);
CREATE INDEX variants_by_upload ON variants (upload_name(image_url)) WHERE image_url LIKE '%/images/uploads/%';
CREATE INDEX variants_measured ON variants (product_id) WHERE measures IS NOT NULL;

-- Article numbers. The owner is a variant, or a product without variants.
CREATE TABLE skus (
  owner_id object_id PRIMARY KEY,
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  sku text NOT NULL CHECK (sku <> '')
);
CREATE UNIQUE INDEX skus_once ON skus (upper(sku));
CREATE INDEX skus_beginning ON skus (upper(sku) COLLATE "C");
CREATE INDEX skus_by_product ON skus (product_id);

-- Sale prices with dates. While one applies (is_on), it is the price of its variant or product, and the regular price is
-- stored here. The first request after a start or an end applies it.
CREATE TABLE sale_prices (
  -- A variant, or a product without variants.
  owner_id object_id PRIMARY KEY,
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  price_cents integer NOT NULL CHECK (price_cents > 0),
  starts_at timestamptz NOT NULL,
  -- Null: no end.
  ends_at timestamptz CHECK (ends_at > starts_at),
  is_on boolean NOT NULL DEFAULT false,
  regular_cents integer CHECK (is_on = (regular_cents IS NOT NULL)),
  regular_compare_at_cents integer,
  next_at timestamptz GENERATED ALWAYS AS (CASE WHEN is_on THEN ends_at ELSE starts_at END) STORED
);
CREATE INDEX sale_prices_by_product ON sale_prices (product_id);
CREATE INDEX sale_prices_next ON sale_prices (next_at);

-- Collections of products: chosen by hand, or by a rule that is a list filter.
CREATE TABLE collections (
  id object_id PRIMARY KEY,
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 60),
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL DEFAULT '',
  -- Null: chosen by hand. {"category": "dining", "maxPrice": 500, "attributes": "material:oak", …}
  rule jsonb,
  position integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT collections_slug UNIQUE (slug)
);
-- The products of collections that are chosen by hand.
CREATE TABLE collection_products (
  collection_id object_id NOT NULL REFERENCES collections ON DELETE CASCADE,
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  PRIMARY KEY (collection_id, product_id)
);
CREATE INDEX collection_products_by_product ON collection_products (product_id);

-- The stock ledger: every change of stock with its reason. `quantity_after` (of the whole product) allows a check without
-- adding up all moves. There are no foreign keys to order and variant, because moves outlive variants and are written in
-- the same statement as their order.
CREATE TABLE stock_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  variant_id object_id,
  kind text NOT NULL CHECK (kind IN ('opening', 'sale', 'cancel', 'return', 'count', 'edit', 'import')),
  change integer NOT NULL CHECK (change <> 0),
  quantity_after integer NOT NULL CHECK (quantity_after >= 0),
  order_id object_id,
  actor_id object_id,
  note text NOT NULL DEFAULT '',
  at timestamptz(3) NOT NULL
);
CREATE INDEX stock_moves_by_product ON stock_moves (product_id, id DESC);

-- Users who want one mail when a product or variant is back in stock.
CREATE TABLE stock_watches (
  user_id object_id NOT NULL REFERENCES users ON DELETE CASCADE,
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  -- The id of the product itself if it has no variants.
  variant_id object_id NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (product_id, variant_id, user_id)
);
CREATE INDEX stock_watches_of_user ON stock_watches (user_id, created_at);

-- Uploaded images. The row is written before the files, so that no file is left unknown after a crash.
CREATE TABLE images (
  -- As in its URL: /images/uploads/{name}_1280.webp.
  name text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{32}$'),
  -- SHA-256 (hex) and size of the uploaded file. Null for images from before this table.
  hash text CHECK (hash ~ '^[0-9a-f]{64}$'),
  bytes integer,
  width integer,
  height integer,
  -- By the number in the file name: {"1280": {"width": 1280, "height": 960, "bytes": 81234}, …}
  variants jsonb NOT NULL,
  uploaded_by text REFERENCES users (id) ON DELETE SET NULL,
  uploaded_at timestamptz NOT NULL,
  -- When the same file was last uploaded. A form that shows it may still be open.
  last_uploaded_at timestamptz NOT NULL,
  -- Null while the files are written.
  stored_at timestamptz,
  stored_in text NOT NULL DEFAULT 'folder' CHECK (stored_in IN ('folder', 'bucket')),
  -- Set while its files are deleted. From then on the same file gets a new name.
  removing_at timestamptz
);
CREATE UNIQUE INDEX images_by_hash ON images (hash) WHERE removing_at IS NULL;
CREATE INDEX images_by_uploader ON images (uploaded_by) WHERE uploaded_by IS NOT NULL;
CREATE INDEX images_removing ON images (removing_at) WHERE removing_at IS NOT NULL;

-- Products as they were before a bulk edit, for undo. Deleted with the job.
CREATE TABLE bulk_edit_snapshots (
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  product_id object_id NOT NULL,
  before jsonb NOT NULL,
  -- The version after the bulk edit. Undo skips a product that was edited since.
  version integer NOT NULL,
  PRIMARY KEY (job_id, product_id)
);

-- Number of published products by category, so that a list knows its total without counting.
CREATE TABLE catalogue_counts (
  category text PRIMARY KEY,
  products bigint NOT NULL DEFAULT 0
);
INSERT INTO catalogue_counts (category)
VALUES ('bedroom'), ('dining'), ('kitchen'), ('livingroom'), ('other'), ('outdoor'), ('workplace');

-- Every word of the published catalogue, for spelling correction.
CREATE TABLE search_vocabulary (
  word text COLLATE "C" PRIMARY KEY,
  deletes text[] NOT NULL GENERATED ALWAYS AS (search_deletes(word)) STORED,
  singular text COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_singular(word)) STORED,
  stem text COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_stem(word)) STORED
);
CREATE INDEX search_vocabulary_deletes ON search_vocabulary USING gin (deletes);
CREATE INDEX search_vocabulary_singular ON search_vocabulary (singular);
CREATE INDEX search_vocabulary_stem ON search_vocabulary (stem);

-- Synonyms. A search for one phrase finds the others; if `one_way` is set, only a search for the first phrase does:
-- "light" finds lamps, "lamp" doesn't find lights.
CREATE TABLE search_synonyms (
  id object_id PRIMARY KEY,
  phrases text[] NOT NULL CHECK (cardinality(phrases) BETWEEN 2 AND 12),
  one_way boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  terms text[] NOT NULL GENERATED ALWAYS AS (search_phrases(phrases)) STORED
);

-- The attributes and synonyms that a furniture shop starts with. The owner can change all of them.
INSERT INTO attributes (key, name, type, unit, choices, facet, position) VALUES
  ('width', 'Width', 'number', 'cm', '[]', true, 0),
  ('depth', 'Depth', 'number', 'cm', '[]', true, 1),
  ('height', 'Height', 'number', 'cm', '[]', true, 2),
  ('seat-height', 'Seat height', 'number', 'cm', '[]', false, 3),
  ('weight', 'Weight', 'number', 'kg', '[]', false, 4),
  ('seats', 'Seats', 'number', '', '[]', true, 5),
  ('material', 'Material', 'choices', '', '[
    {"key": "oak", "name": "Oak", "swatch": null}, {"key": "walnut", "name": "Walnut", "swatch": null},
    {"key": "ash", "name": "Ash", "swatch": null}, {"key": "beech", "name": "Beech", "swatch": null},
    {"key": "birch", "name": "Birch", "swatch": null}, {"key": "pine", "name": "Pine", "swatch": null},
    {"key": "teak", "name": "Teak", "swatch": null}, {"key": "rattan", "name": "Rattan and cane", "swatch": null},
    {"key": "linen", "name": "Linen", "swatch": null}, {"key": "wool", "name": "Wool", "swatch": null},
    {"key": "cotton", "name": "Cotton", "swatch": null}, {"key": "leather", "name": "Leather", "swatch": null},
    {"key": "steel", "name": "Steel", "swatch": null}, {"key": "brass", "name": "Brass", "swatch": null},
    {"key": "aluminium", "name": "Aluminium", "swatch": null}, {"key": "iron", "name": "Iron", "swatch": null},
    {"key": "glass", "name": "Glass", "swatch": null}, {"key": "ceramic", "name": "Ceramic and stoneware", "swatch": null},
    {"key": "marble", "name": "Marble and stone", "swatch": null}, {"key": "paper", "name": "Paper", "swatch": null}
  ]', true, 6),
  ('colour', 'Colour', 'choices', '', '[
    {"key": "white", "name": "White", "swatch": "#f4f1ea"}, {"key": "beige", "name": "Beige", "swatch": "#cbc1b1"},
    {"key": "brown", "name": "Brown", "swatch": "#8a6a4c"}, {"key": "black", "name": "Black", "swatch": "#2b2a29"},
    {"key": "grey", "name": "Grey", "swatch": "#8b8a88"}, {"key": "green", "name": "Green", "swatch": "#61634b"},
    {"key": "blue", "name": "Blue", "swatch": "#5f7386"}, {"key": "red", "name": "Red", "swatch": "#854d3a"},
    {"key": "yellow", "name": "Yellow", "swatch": "#c9a24a"}
  ]', true, 7),
  ('assembly', 'Assembly', 'choice', '', '[
    {"key": "none", "name": "Comes assembled", "swatch": null}, {"key": "partly", "name": "Legs to be fitted", "swatch": null},
    {"key": "full", "name": "To be assembled", "swatch": null}
  ]', false, 8),
  ('care', 'Care', 'text', '', '[]', false, 9),
  ('parcels', 'Parcels', 'number', '', '[]', false, 10),
  ('parcel-sizes', 'Sizes of the parcels', 'text', '', '[]', false, 11);
INSERT INTO search_synonyms (id, phrases, one_way)
SELECT lpad(to_hex(number), 24, '0'), string_to_array(phrases, ', '), one_way
FROM (VALUES
  (1, false, 'sofa, couch, settee'),
  (2, false, 'rug, carpet, mat'),
  (3, false, 'cushion, pillow'),
  (4, false, 'cabinet, cupboard'),
  (5, false, 'wardrobe, closet, armoire'),
  (6, false, 'dresser, chest of drawers, commode'),
  (7, false, 'nightstand, night table, bedside table, bedside cabinet'),
  (8, false, 'bookshelf, bookcase, book rack'),
  (9, false, 'media console, media unit, TV stand, TV unit, TV bench, TV cabinet, lowboard'),
  (10, false, 'ottoman, pouf, pouffe, footstool, hassock'),
  (11, false, 'bar stool, counter stool, kitchen stool'),
  (12, false, 'sun lounger, sunbed, lounger'),
  (13, false, 'parasol, umbrella, sunshade'),
  (14, false, 'pendant lamp, pendant light, ceiling lamp, ceiling light, hanging lamp, hanging light'),
  (15, false, 'task chair, conference chair, office chair, desk chair, swivel chair, computer chair'),
  (16, false, 'standing desk, sit stand desk, height adjustable desk'),
  (17, false, 'coffee table, cocktail table'),
  (18, false, 'side table, end table, occasional table, nesting table'),
  (19, false, 'trolley, serving cart, cart'),
  (20, false, 'planter, plant pot, flower pot, flowerpot, plant stand'),
  (21, false, 'throw, blanket, plaid'),
  (22, false, 'sideboard, buffet, credenza'),
  (23, false, 'dinner set, dinnerware, tableware, crockery, dinner service'),
  (24, false, 'cutting board, chopping board, bread board'),
  (25, false, 'coat stand, coat rack, coat tree, hat stand'),
  (26, false, 'candlestick, candle holder, candleholder'),
  (27, false, 'monitor stand, monitor riser, screen stand'),
  (28, false, 'corner sofa, chaise sofa, sectional, sectional sofa, L-shaped sofa'),
  (29, false, 'two-seat sofa, loveseat, love seat'),
  (30, true, 'bed, bedframe'),
  (31, false, 'hall, hallway, entrance'),
  (32, false, 'pantry, larder'),
  (33, false, 'basket, hamper'),
  (34, false, 'seat, seater'),
  (35, false, 'grey, gray'),
  (36, false, 'colour, color'),
  (37, false, 'aluminium, aluminum'),
  (38, false, 'organiser, organizer'),
  (39, false, 'garden, patio, terrace, backyard'),
  (40, false, 'workplace, home office'),
  (41, false, 'garden, garden furniture, outdoor furniture, patio furniture'),
  (42, true, 'chair, armchair'),
  (43, true, 'shelf, bookshelf'),
  (44, true, 'light, lamp'),
  (45, true, 'lighting, lamp, lantern'),
  (46, true, 'wooden, wood, oak, walnut, teak, ash, beech, cedar, pine, birch'),
  (47, true, 'metal, steel, iron, brass, aluminium, copper'),
  (48, true, 'seating, sofa, armchair, chair, bench, stool, ottoman'),
  (49, true, 'storage, cabinet, wardrobe, dresser, sideboard, bookshelf, shelf, basket, storage jar')
) AS seed(number, one_way, phrases);

------------------------------------------------------------------------------------------------------------------------
-- Views, functions and triggers
------------------------------------------------------------------------------------------------------------------------

-- Notifications ------------------------------------------------------------------------------------------------------
-- The payload on the channel 'catalogue' lists the ids of the changed products. '' means many products, '-' means that
-- only shared data has changed (attributes, synonyms, collections).

CREATE FUNCTION notify_products(ids text[]) RETURNS void
LANGUAGE sql
AS $$
  SELECT pg_notify('catalogue', CASE WHEN cardinality(ids) > 300 THEN '' ELSE array_to_string(ids, ',') END)
  WHERE cardinality(ids) > 0
$$;

CREATE FUNCTION notify_catalogue() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('catalogue', '-');
  RETURN NULL;
END
$$;
CREATE TRIGGER attributes_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON attributes
FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
CREATE TRIGGER search_synonyms_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
CREATE TRIGGER collections_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON collections
FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
CREATE TRIGGER collection_products_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON collection_products
FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();

-- An edit sets updated_at and notifies at the end of the statement. Orders don't: a notification at each commit would
-- make them wait for one another, so the process that sells sends them in batches.
-- A trigger on some columns gets no table of changed rows, so a row trigger collects the ids, up to the limit above.
CREATE FUNCTION collect_edited_product() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  collected text := coalesce(current_setting('larkwood.edited', true), '');
BEGIN
  IF length(collected) < 301 * 25 THEN
    PERFORM set_config('larkwood.edited', collected || NEW.id || ',', true);
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER products_collect_edited BEFORE UPDATE OF updated_at ON products
FOR EACH ROW EXECUTE FUNCTION collect_edited_product();

CREATE FUNCTION notify_edited_products() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM notify_products(string_to_array(rtrim(current_setting('larkwood.edited', true), ','), ','));
  PERFORM set_config('larkwood.edited', '', true);
  RETURN NULL;
END
$$;
CREATE TRIGGER products_edited AFTER UPDATE OF updated_at ON products
FOR EACH STATEMENT EXECUTE FUNCTION notify_edited_products();

-- Versions -----------------------------------------------------------------------------------------------------------
-- Stock is not content: a sale causes no conflict with an open edit. New columns of the product form belong in both lists.

CREATE TRIGGER products_version
BEFORE UPDATE OF name, description, category, price_cents, image_url ON products
FOR EACH ROW WHEN (
  (OLD.name, OLD.description, OLD.category, OLD.price_cents, OLD.image_url)
  IS DISTINCT FROM (NEW.name, NEW.description, NEW.category, NEW.price_cents, NEW.image_url)
) EXECUTE FUNCTION raise_version();

-- Attribute columns --------------------------------------------------------------------------------------------------

CREATE FUNCTION attribute_facets(attributes jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT array_agg(DISTINCT key || ':' || word)
  FROM jsonb_each(attributes) AS given(key, value),
    LATERAL (
      SELECT value #>> '{}' AS word WHERE jsonb_typeof(value) IN ('string', 'boolean')
      UNION ALL
      SELECT element FROM jsonb_array_elements_text(CASE jsonb_typeof(value) WHEN 'array' THEN value ELSE '[]' END) AS element
    ) AS words
  WHERE length(word) <= 60
);

-- A length attribute in millimetres; null if it is no number.
CREATE FUNCTION attribute_mm(attributes jsonb, key text) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE jsonb_typeof(attributes -> key) WHEN 'number'
  THEN LEAST(round((attributes ->> key)::numeric * 10), 2147483647)::integer END;

CREATE FUNCTION compute_attribute_columns() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.facets := attribute_facets(NEW.attributes);
  NEW.width_mm := attribute_mm(NEW.attributes, 'width');
  NEW.depth_mm := attribute_mm(NEW.attributes, 'depth');
  NEW.height_mm := attribute_mm(NEW.attributes, 'height');
  RETURN NEW;
END
$$;
CREATE TRIGGER products_insert_attributes BEFORE INSERT ON products
FOR EACH ROW WHEN (NEW.attributes IS NOT NULL) EXECUTE FUNCTION compute_attribute_columns();
CREATE TRIGGER products_update_attributes BEFORE UPDATE OF attributes ON products
FOR EACH ROW WHEN (OLD.attributes IS DISTINCT FROM NEW.attributes) EXECUTE FUNCTION compute_attribute_columns();

-- Search words -------------------------------------------------------------------------------------------------------

-- The last noun of a name: a "Table Lamp" is a lamp, a "Chest of Drawers" a chest, a "Candle Set" candles.
CREATE FUNCTION search_head(name text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN substring(
  regexp_replace(
    regexp_replace(search_fold(name), '\s(on|of|with|for|in|and|from|without|&)\s.*$', ''),
    '(\s+(set|trio|pair|duo|[0-9[:punct:]]+))+\s*$', ''
  ) FROM '\S+\s*$');

-- The words by which a category is found. Not "bed room" for bedroom: a search for "bed" must not find every bedroom lamp.
CREATE FUNCTION category_words(category text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT category || CASE category
    WHEN 'livingroom' THEN ' living room'
    WHEN 'dining' THEN ' dining room'
    WHEN 'workplace' THEN ' office'
    WHEN 'outdoor' THEN ' garden'
    ELSE ''
  END
$$;

-- Options and attributes as text: "green velvet sofa", "oak desk 140 cm". Contains words and the sizes that shoppers
-- search for; assembly, care and parcels are left out.
CREATE FUNCTION attribute_text(options jsonb, attributes jsonb) RETURNS text
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

-- The sizes of variants that differ from their product, as text: "140 cm 70 cm".
CREATE FUNCTION variant_sizes(product text) RETURNS text
LANGUAGE sql STABLE
AS $$
  SELECT string_agg(DISTINCT length || ' cm', ' ')
  FROM variants, LATERAL (VALUES (measures ->> 'width'), (measures ->> 'depth'), (measures ->> 'height')) AS given(length)
  WHERE product_id = product AND measures IS NOT NULL AND length IS NOT NULL
$$;

-- The two word columns that depend on attributes and variants.
CREATE FUNCTION compute_attribute_words(product products, OUT attribute_words tsvector, OUT words tsvector)
LANGUAGE plpgsql STABLE
AS $$
DECLARE
  title text := product.name || ' ' || category_words(product.category);
  sizes text := CASE WHEN product.has_variants THEN variant_sizes(product.id) END;
  details text := CASE WHEN product.options IS NOT NULL OR product.attributes IS NOT NULL
    THEN attribute_text(product.options, product.attributes) END;
BEGIN
  IF sizes IS NOT NULL THEN
    details := concat_ws(' ', details, sizes);
  END IF;
  attribute_words := search_words(title || ' ' || details);
  words := search_words(concat_ws(' ', title, product.description, details));
END
$$;

CREATE FUNCTION compute_search_words() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  computed record := compute_attribute_words(NEW);
BEGIN
  NEW.name_key := search_fold(NEW.name);
  NEW.head_words := search_words(coalesce(search_head(NEW.name), NEW.name));
  NEW.name_words := search_words(NEW.name);
  NEW.title_words := search_words(NEW.name || ' ' || category_words(NEW.category));
  NEW.attribute_words := computed.attribute_words;
  NEW.words := computed.words;
  RETURN NEW;
END
$$;
CREATE TRIGGER products_insert_words BEFORE INSERT ON products
FOR EACH ROW EXECUTE FUNCTION compute_search_words();
CREATE TRIGGER products_update_words BEFORE UPDATE OF name, description, category, options, attributes ON products
FOR EACH ROW WHEN (
  (OLD.name, OLD.description, OLD.category, OLD.options, OLD.attributes)
  IS DISTINCT FROM (NEW.name, NEW.description, NEW.category, NEW.options, NEW.attributes)
) EXECUTE FUNCTION compute_search_words();

-- Recomputes words after the sizes of variants have changed. Locks first, to read what others have committed.
CREATE FUNCTION update_size_words(ids text[]) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  IF cardinality(ids) = 0 THEN
    RETURN;
  END IF;
  PERFORM FROM products WHERE id = ANY(ids) ORDER BY id FOR UPDATE;
  UPDATE products SET attribute_words = computed.attribute_words, words = computed.words
  FROM products AS before, compute_attribute_words(before) AS computed
  WHERE products.id = ANY(ids) AND before.id = products.id
    AND (products.attribute_words, products.words) IS DISTINCT FROM (computed.attribute_words, computed.words);
END
$$;

-- On this column alone, so that sales don't pay for it.
CREATE FUNCTION variant_measures_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM update_size_words(ARRAY[NEW.product_id::text]);
  RETURN NULL;
END
$$;
CREATE TRIGGER variants_measures_changed AFTER UPDATE OF measures ON variants
FOR EACH ROW WHEN (OLD.measures IS DISTINCT FROM NEW.measures) EXECUTE FUNCTION variant_measures_changed();

-- Search vocabulary --------------------------------------------------------------------------------------------------

-- Adds words to the vocabulary, sorted, so that two writers lock the same words in the same order.
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

-- Spelling correction must not suggest words of drafts.
CREATE FUNCTION learn_product_words() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM learn_words(tsvector_to_array(NEW.words));
  RETURN NULL;
END
$$;
CREATE TRIGGER products_learn_published AFTER UPDATE OF published ON products
FOR EACH ROW WHEN (NEW.published AND NOT OLD.published) EXECUTE FUNCTION learn_product_words();
CREATE TRIGGER products_learn_words AFTER UPDATE OF name, description, category, options, attributes ON products
FOR EACH ROW WHEN (NEW.published AND OLD.words IS DISTINCT FROM NEW.words) EXECUTE FUNCTION learn_product_words();

-- Counts by category -------------------------------------------------------------------------------------------------
-- Each function locks the counts in the order of their category, to prevent deadlocks.

CREATE FUNCTION products_inserted() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM learn_words(array(SELECT DISTINCT unnest(tsvector_to_array(words)) FROM new_rows WHERE published));
  PERFORM FROM catalogue_counts WHERE category IN (SELECT category FROM new_rows) ORDER BY category FOR UPDATE;
  UPDATE catalogue_counts SET products = catalogue_counts.products + added.number
  FROM (SELECT category, count(*) AS number FROM new_rows WHERE published GROUP BY category) AS added
  WHERE added.category = catalogue_counts.category;
  PERFORM notify_products(array(SELECT id::text FROM new_rows LIMIT 301));
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
  FROM (SELECT category, count(*) AS number FROM old_rows WHERE published GROUP BY category) AS removed
  WHERE removed.category = catalogue_counts.category;
  PERFORM notify_products(array(SELECT id::text FROM old_rows LIMIT 301));
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

CREATE FUNCTION update_catalogue_counts() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM catalogue_counts WHERE category IN (OLD.category, NEW.category) ORDER BY category FOR UPDATE;
  UPDATE catalogue_counts SET products = products - 1 WHERE OLD.published AND category = OLD.category;
  UPDATE catalogue_counts SET products = products + 1 WHERE NEW.published AND category = NEW.category;
  RETURN NULL;
END
$$;
CREATE TRIGGER products_count_updated AFTER UPDATE OF category, published ON products
FOR EACH ROW WHEN ((OLD.category, OLD.published) IS DISTINCT FROM (NEW.category, NEW.published))
EXECUTE FUNCTION update_catalogue_counts();

-- Slugs --------------------------------------------------------------------------------------------------------------

CREATE FUNCTION store_product_slug() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO product_slugs (slug, product_id)
  SELECT NEW.slug, NEW.id
  WHERE NOT EXISTS (SELECT FROM product_slugs WHERE slug = NEW.slug AND product_id = NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER products_slug_inserted AFTER INSERT ON products
FOR EACH ROW WHEN (NEW.slug IS NOT NULL) EXECUTE FUNCTION store_product_slug();
CREATE TRIGGER products_slug_updated AFTER UPDATE OF slug ON products
FOR EACH ROW WHEN (NEW.slug IS NOT NULL AND NEW.slug IS DISTINCT FROM OLD.slug) EXECUTE FUNCTION store_product_slug();

-- Variants and their product -----------------------------------------------------------------------------------------

-- From the variants to the product. Locks first, to add up what others have committed.
CREATE FUNCTION update_product_from_variants(ids text[]) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY(ids) ORDER BY id FOR UPDATE;
  UPDATE products
  SET has_variants = true, quantity = total.quantity, price_cents = total.price_cents,
    compare_at_cents = total.compare_at_cents, image_url = coalesce(total.image_url, products.image_url)
  FROM (
    SELECT product_id, LEAST(sum(quantity), 2147483647)::integer AS quantity,
      (array_agg(price_cents ORDER BY position))[1] AS price_cents,
      (array_agg(compare_at_cents ORDER BY position))[1] AS compare_at_cents,
      (array_agg(image_url ORDER BY position))[1] AS image_url
    FROM variants WHERE product_id = ANY(ids) GROUP BY product_id
  ) AS total
  WHERE products.id = total.product_id
    AND (products.has_variants, products.quantity, products.price_cents, products.compare_at_cents, products.image_url)
      IS DISTINCT FROM (true, total.quantity, total.price_cents, total.compare_at_cents,
        coalesce(total.image_url, products.image_url));
  -- The options go with the last variant. The stock stays.
  UPDATE products SET has_variants = false, options = NULL
  WHERE id = ANY(ids) AND has_variants AND NOT EXISTS (SELECT FROM variants WHERE product_id = products.id);
END
$$;

CREATE FUNCTION variants_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM update_product_from_variants(array(SELECT DISTINCT product_id::text FROM new_rows));
  IF TG_OP = 'INSERT' THEN
    PERFORM update_size_words(array(SELECT DISTINCT product_id::text FROM new_rows WHERE measures IS NOT NULL));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER variants_inserted AFTER INSERT ON variants
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
CREATE TRIGGER variants_updated AFTER UPDATE ON variants
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();

CREATE FUNCTION variants_deleted() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM skus WHERE owner_id IN (SELECT id FROM old_rows);
  PERFORM update_product_from_variants(array(SELECT DISTINCT product_id::text FROM old_rows));
  PERFORM update_size_words(array(SELECT DISTINCT product_id::text FROM old_rows WHERE measures IS NOT NULL));
  RETURN NULL;
END
$$;
CREATE TRIGGER variants_deleted AFTER DELETE ON variants
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION variants_deleted();

CREATE FUNCTION delete_sale_prices() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM sale_prices WHERE owner_id IN (SELECT id FROM old_rows);
  RETURN NULL;
END
$$;
CREATE TRIGGER variants_sale_prices_deleted AFTER DELETE ON variants
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION delete_sale_prices();

-- From the product to its variants, for the product form, imports and bulk edits. Added stock goes to the default
-- variant; removed stock is taken from it first, then from the others in order. A new price applies to all variants that
-- had the price of the default one.
CREATE FUNCTION update_variants_from_product() RETURNS trigger
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
-- Not for changes that the opposite trigger makes. Costs nothing for products without variants.
CREATE TRIGGER products_variants_updated AFTER UPDATE OF quantity, price_cents, compare_at_cents, image_url ON products
FOR EACH ROW WHEN (
  NEW.has_variants AND pg_trigger_depth() = 0
  AND (OLD.quantity, OLD.price_cents, OLD.compare_at_cents, OLD.image_url)
    IS DISTINCT FROM (NEW.quantity, NEW.price_cents, NEW.compare_at_cents, NEW.image_url)
) EXECUTE FUNCTION update_variants_from_product();

-- Back in stock ------------------------------------------------------------------------------------------------------
-- Triggers, because stock returns in many ways: deliveries, stock counts, imports, cancelled orders.

-- Queues the mails if any user watches it.
CREATE FUNCTION queue_stock_notification(product text, variant text) RETURNS void
LANGUAGE sql
BEGIN ATOMIC
  INSERT INTO jobs (kind, payload, created_at, due_at)
  SELECT 'stock.notify', jsonb_build_object('productId', product, 'variantId', variant), now(), now()
  WHERE EXISTS (SELECT FROM stock_watches WHERE product_id = product AND variant_id = variant);
END;

CREATE FUNCTION product_restocked() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM queue_stock_notification(NEW.id, NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER products_stock_returned AFTER UPDATE OF quantity ON products
FOR EACH ROW WHEN (OLD.quantity <= 0 AND NEW.quantity > 0) EXECUTE FUNCTION product_restocked();

CREATE FUNCTION variant_restocked() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM queue_stock_notification(NEW.product_id, NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER variants_stock_returned AFTER UPDATE OF quantity ON variants
FOR EACH ROW WHEN (OLD.quantity <= 0 AND NEW.quantity > 0) EXECUTE FUNCTION variant_restocked();

-- A draft that got stock notifies its watchers when it is published. The job checks whether there is stock.
CREATE FUNCTION watched_product_published() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM queue_stock_notification(NEW.id, variant_id)
  FROM (SELECT DISTINCT variant_id FROM stock_watches WHERE product_id = NEW.id) AS watched;
  RETURN NULL;
END
$$;
CREATE TRIGGER products_watched_published AFTER UPDATE OF published ON products
FOR EACH ROW WHEN (NEW.published AND NOT OLD.published) EXECUTE FUNCTION watched_product_published();
