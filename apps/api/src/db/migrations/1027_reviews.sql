-- older code: lives
-- Reviews of products by their buyers, votes for them, and invitations to write one.
CREATE TABLE reviews (
  id object_id PRIMARY KEY,
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  -- The purchase. Null: the order was deleted.
  order_id object_id REFERENCES orders ON DELETE SET NULL,
  -- A deleted account takes its reviews with it.
  user_id object_id NOT NULL REFERENCES users ON DELETE CASCADE,
  author text NOT NULL,
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  title text NOT NULL,
  text text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'published', 'rejected')),
  helpful integer NOT NULL DEFAULT 0,
  reply text,
  replied_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT reviews_once_per_purchase UNIQUE (order_id, product_id)
);
CREATE INDEX reviews_published_newest ON reviews (product_id, created_at DESC, id DESC) WHERE state = 'published';
CREATE INDEX reviews_published_helpful ON reviews (product_id, helpful DESC, id DESC) WHERE state = 'published';
CREATE INDEX reviews_published_stars ON reviews (product_id, stars, id) WHERE state = 'published';
CREATE INDEX reviews_published_stars_newest ON reviews (product_id, stars, created_at DESC, id DESC)
WHERE state = 'published';
CREATE INDEX reviews_newest ON reviews (state, created_at DESC, id DESC);
CREATE INDEX reviews_by_product ON reviews (product_id);
CREATE INDEX reviews_by_user ON reviews (user_id);

CREATE TABLE review_votes (
  review_id object_id NOT NULL REFERENCES reviews ON DELETE CASCADE,
  user_id object_id NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (review_id, user_id)
);
CREATE INDEX review_votes_by_user ON review_votes (user_id);

-- Orders whose customers were invited, or had no consent when it was time.
CREATE TABLE review_invitations (
  order_id object_id PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL
);

-- Number of published reviews with one to five stars; null without reviews.
ALTER TABLE products ADD COLUMN star_counts integer[];
-- Sort key: the average in hundredths, times a million, plus the number of reviews.
ALTER TABLE products ADD COLUMN rating_key integer NOT NULL DEFAULT 0;
CREATE INDEX products_by_rating ON products (rating_key, id);
CREATE INDEX products_category_rating ON products (category, rating_key, id);

CREATE FUNCTION update_rating(rated text) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  -- Locks first, to count what others have committed.
  PERFORM FROM products WHERE id = rated FOR NO KEY UPDATE;
  UPDATE products SET star_counts = found.counts, rating_key = found.key
  FROM (
    SELECT
      CASE WHEN count(*) > 0 THEN
        ARRAY(SELECT count(*) FILTER (WHERE reviews.stars = number)::integer
          FROM generate_series(1, 5) AS number LEFT JOIN reviews
            ON product_id = rated AND state = 'published' AND reviews.stars = number
          GROUP BY number ORDER BY number)
      END AS counts,
      coalesce(round(avg(stars) * 100)::integer * 1000000 + least(count(*), 999999)::integer, 0) AS key
    FROM reviews WHERE product_id = rated AND state = 'published'
  ) AS found
  WHERE products.id = rated;
  PERFORM notify_products(ARRAY[rated]);
END
$$;

CREATE FUNCTION review_counted() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM update_rating(coalesce(NEW.product_id, OLD.product_id));
  RETURN NULL;
END
$$;
CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews
FOR EACH ROW WHEN (NEW.state = 'published') EXECUTE FUNCTION review_counted();
CREATE TRIGGER reviews_updated AFTER UPDATE OF state ON reviews
FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state AND 'published' IN (OLD.state, NEW.state))
EXECUTE FUNCTION review_counted();
CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews
FOR EACH ROW WHEN (OLD.state = 'published') EXECUTE FUNCTION review_counted();

CREATE FUNCTION review_voted() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE reviews SET helpful = helpful + CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END
  WHERE id = coalesce(NEW.review_id, OLD.review_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER review_votes_changed AFTER INSERT OR DELETE ON review_votes
FOR EACH ROW EXECUTE FUNCTION review_voted();

-- For invitations some days after delivery.
CREATE INDEX order_events_delivered ON order_events (at) WHERE status = 'DELIVERED';
