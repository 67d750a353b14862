-- older code: lives
-- "Shelves" and "shelf" are one word to whoever searches; a verb's forms ("round", "rounded") are only related.
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

CREATE FUNCTION search_stem(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN coalesce((ts_lexize('pg_catalog.english_stem'::regdictionary, search_singular(word)))[1], word);

ALTER TABLE search_vocabulary
  ADD COLUMN singular text COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_singular(word)) STORED,
  ADD COLUMN stem text COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_stem(word)) STORED;
CREATE INDEX search_vocabulary_singular ON search_vocabulary (singular);
CREATE INDEX search_vocabulary_stem ON search_vocabulary (stem);

-- What a thing is called by its name's last noun: a "Table Lamp" is a lamp, a "Chest of Drawers" a chest, a "Candle Set" are
-- candles.
CREATE FUNCTION search_head(name text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN substring(
  regexp_replace(
    regexp_replace(search_fold(name), '\s(on|of|with|for|in|and|from|without|&)\s.*$', ''),
    '(\s+(set|trio|pair|duo|[0-9[:punct:]]+))+\s*$', ''
  ) FROM '\S+\s*$');

-- A bedroom is no bed, and a workplace no place: words that are written apart are put together where a search is read.
CREATE OR REPLACE FUNCTION category_words(category text) RETURNS text
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

-- One rewriting of the table for all of it. Where the products' variants get texts of their own, they join `words` here.
DROP TRIGGER product_reworded ON products;
ALTER TABLE products
  DROP COLUMN title_words,
  DROP COLUMN words,
  ADD COLUMN head_words tsvector NOT NULL GENERATED ALWAYS AS (search_words(coalesce(search_head(name), name))) STORED,
  ADD COLUMN title_words tsvector NOT NULL
    GENERATED ALWAYS AS (search_words(name || ' ' || category_words(category))) STORED,
  ADD COLUMN words tsvector NOT NULL
    GENERATED ALWAYS AS (search_words(name || ' ' || category_words(category) || ' ' || description)) STORED;
CREATE INDEX products_head_words ON products USING gin (head_words);
CREATE INDEX products_title_words ON products USING gin (title_words);
CREATE INDEX products_words ON products USING gin (words);
ALTER TABLE products ALTER COLUMN head_words SET STATISTICS 500;
ALTER TABLE products ALTER COLUMN words SET STATISTICS 500;
CREATE TRIGGER product_reworded AFTER UPDATE OF name, description, category ON products
FOR EACH ROW WHEN (OLD.words IS DISTINCT FROM NEW.words) EXECUTE FUNCTION product_reworded();

-- Phrases as a search is read: lower case, no accents, in the singular, one space between words.
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

-- Words that mean the same to a shopper. Whoever searches one of them finds the others; where `one_way` is set only whoever
-- searches the first: a "light" is a lamp, a lamp is not light.
CREATE TABLE search_synonyms (
  id object_id PRIMARY KEY,
  phrases text[] NOT NULL CHECK (cardinality(phrases) BETWEEN 2 AND 12),
  one_way boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  terms text[] NOT NULL GENERATED ALWAYS AS (search_phrases(phrases)) STORED
);

-- What is kept of searches, in every process, was made without it.
CREATE FUNCTION search_synonyms_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END
$$;
CREATE TRIGGER search_synonyms_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
FOR EACH STATEMENT EXECUTE FUNCTION search_synonyms_changed();

-- The words of the trade that every furniture shop needs; the owner adds, changes and removes.
INSERT INTO search_synonyms (id, phrases, one_way)
SELECT lpad(to_hex(number), 24, '0'), string_to_array(line, ', '), left(line, 1) = '>'
FROM unnest(ARRAY[
  'sofa, couch, settee',
  'rug, carpet, mat',
  'cushion, pillow',
  'cabinet, cupboard',
  'wardrobe, closet, armoire',
  'dresser, chest of drawers, commode',
  'nightstand, night table, bedside table, bedside cabinet',
  'bookshelf, bookcase, book rack',
  'media console, media unit, TV stand, TV unit, TV bench, TV cabinet, lowboard',
  'ottoman, pouf, pouffe, footstool, hassock',
  'bar stool, counter stool, kitchen stool',
  'sun lounger, sunbed, lounger',
  'parasol, umbrella, sunshade',
  'pendant lamp, pendant light, ceiling lamp, ceiling light, hanging lamp, hanging light',
  'task chair, conference chair, office chair, desk chair, swivel chair, computer chair',
  'standing desk, sit stand desk, height adjustable desk',
  'coffee table, cocktail table',
  'side table, end table, occasional table, nesting table',
  'trolley, serving cart, cart',
  'planter, plant pot, flower pot, flowerpot, plant stand',
  'throw, blanket, plaid',
  'sideboard, buffet, credenza',
  'dinner set, dinnerware, tableware, crockery, dinner service',
  'cutting board, chopping board, bread board',
  'coat stand, coat rack, coat tree, hat stand',
  'candlestick, candle holder, candleholder',
  'monitor stand, monitor riser, screen stand',
  'corner sofa, chaise sofa, sectional, sectional sofa, L-shaped sofa',
  'two-seat sofa, loveseat, love seat',
  '>bed, bedframe',
  'hall, hallway, entrance',
  'pantry, larder',
  'basket, hamper',
  'seat, seater',
  'grey, gray',
  'colour, color',
  'aluminium, aluminum',
  'organiser, organizer',
  'garden, patio, terrace, backyard',
  'workplace, home office',
  'garden, garden furniture, outdoor furniture, patio furniture',
  '>chair, armchair',
  '>shelf, bookshelf',
  '>light, lamp',
  '>lighting, lamp, lantern',
  '>wooden, wood, oak, walnut, teak, ash, beech, cedar, pine, birch',
  '>metal, steel, iron, brass, aluminium, copper',
  '>seating, sofa, armchair, chair, bench, stool, ottoman',
  '>storage, cabinet, wardrobe, dresser, sideboard, bookshelf, shelf, basket, storage jar'
]) WITH ORDINALITY AS seed(line, number);
UPDATE search_synonyms SET phrases[1] = ltrim(phrases[1], '>') WHERE one_way;
