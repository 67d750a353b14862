-- older code: lives
-- Wishlists of accounts, and links that show them to others.
CREATE TABLE wishlist_items (
  user_id object_id NOT NULL REFERENCES users ON DELETE CASCADE,
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, product_id)
);
CREATE INDEX wishlist_items_by_product ON wishlist_items (product_id);

-- The token is stored as it is, so that the owner can copy the link again. It shows product ids only.
CREATE TABLE wishlist_links (
  user_id object_id PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  created_at timestamptz(3) NOT NULL
);
