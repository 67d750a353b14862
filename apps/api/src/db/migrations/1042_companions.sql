-- older code: lives
-- Products that the owner shows with a product, in this order.
CREATE TABLE product_companions (
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  companion_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 7),
  PRIMARY KEY (product_id, companion_id),
  CHECK (companion_id <> product_id)
);
CREATE INDEX product_companions_by_companion ON product_companions (companion_id);
