-- older code: lives
-- The pictures of a product in order, with words for those who do not see them. The one at position 0 describes the main
-- picture, which stays products.image_url; it says nothing once another one has taken that place.
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

-- To what the view says already, which may be more than this file knows of.
DO $$
BEGIN
  EXECUTE 'CREATE OR REPLACE VIEW image_uses AS ' || rtrim(pg_get_viewdef('image_uses'), E' ;\n')
    || E'\nUNION ALL SELECT upload_name(image_url), ''product'', product_id FROM product_images'
    || E' WHERE image_url LIKE ''%/images/uploads/%''';
END
$$;
