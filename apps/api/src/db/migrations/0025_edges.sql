-- older code: lives
-- A query that wants every word as the beginning of one. Null, which matches nothing, where no letter is left of them.
CREATE FUNCTION search_prefixes(words text[]) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT to_tsquery('simple'::regconfig, string_agg(part || ':*', ' & '))
  FROM unnest(words) AS given, unnest(tsvector_to_array(search_words(given))) AS part
);

-- A moment at the edge of time could be stored and then never be shown: the list of coupons failed for ever.
UPDATE coupons SET starts_at = NULL WHERE starts_at < '2000-01-01Z';
UPDATE coupons SET starts_at = '2199-12-31Z' WHERE starts_at >= '2200-01-01Z';
UPDATE coupons SET ends_at = '2000-01-01Z' WHERE ends_at < '2000-01-01Z';
UPDATE coupons SET ends_at = NULL WHERE ends_at >= '2200-01-01Z';
ALTER TABLE coupons
  ADD CHECK (starts_at >= '2000-01-01Z' AND starts_at < '2200-01-01Z'),
  ADD CHECK (ends_at >= '2000-01-01Z' AND ends_at < '2200-01-01Z');
