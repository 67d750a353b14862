-- older code: lives
-- Accounts that want an email when a product of their wishlist is back in stock or cheaper.
CREATE TABLE wishlist_consents (
  user_id object_id PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL
);

-- What the customer knows: the lowest price, and whether the product was in stock. Only kept for accounts with consent.
ALTER TABLE wishlist_items
  ADD COLUMN seen_cents integer,
  ADD COLUMN seen_in_stock boolean;

-- Pictures of reviews, in the order in which the customer chose them.
CREATE TABLE review_pictures (
  review_id object_id NOT NULL REFERENCES reviews ON DELETE CASCADE,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 3),
  image_url text NOT NULL,
  PRIMARY KEY (review_id, position)
);
CREATE INDEX review_pictures_by_upload ON review_pictures (upload_name(image_url))
WHERE image_url LIKE '%/images/uploads/%';

CREATE OR REPLACE VIEW image_uses AS
  -- Main images, further images, images of variants and swatches.
  SELECT upload_name(image_url) AS name, 'product' AS kind, id AS subject_id
  FROM products WHERE image_url LIKE '%/images/uploads/%'
UNION ALL
  SELECT upload_name(image_url), 'order', order_id
  FROM order_lines WHERE image_url LIKE '%/images/uploads/%'
UNION ALL
  SELECT upload_name(image_url), 'product', product_id
  FROM product_images WHERE image_url LIKE '%/images/uploads/%'
UNION ALL
  SELECT upload_name(image_url), 'product', product_id
  FROM variants WHERE image_url LIKE '%/images/uploads/%'
UNION ALL
  SELECT upload_name(swatch #>> '{}'), 'product', id
  FROM products, jsonb_path_query(options, '$[*].values[*].swatchUrl') AS swatch
  WHERE swatch #>> '{}' LIKE '%/images/uploads/%'
UNION ALL
  -- Images of settings (logo, home page), including the previous value, which undo restores.
  SELECT upload_name(address #>> '{}'), 'setting', NULL::object_id
  FROM settings, jsonb_path_query(jsonb_build_array(value, previous), 'strict $.** ? (@.type() == "string")') AS address
  WHERE address #>> '{}' LIKE '%/images/uploads/%'
UNION ALL
  SELECT upload_name(image_url), 'review', review_id
  FROM review_pictures WHERE image_url LIKE '%/images/uploads/%';
