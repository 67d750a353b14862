-- older code: lives
-- Who wants to hear when something is back, once. The account's own address is written to; it goes with the account.
CREATE TABLE stock_watches (
  user_id object_id NOT NULL REFERENCES users ON DELETE CASCADE,
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  -- The product's own id where it has no options. One that is removed never comes back, and its wishes run out.
  variant_id object_id NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (product_id, variant_id, user_id)
);
CREATE INDEX stock_watches_of_user ON stock_watches (user_id, created_at);

CREATE FUNCTION tell_of_stock(product text, variant text) RETURNS void
LANGUAGE sql
BEGIN ATOMIC
  INSERT INTO jobs (kind, payload, created_at, due_at)
  SELECT 'stock.back', jsonb_build_object('productId', product, 'variantId', variant), now(), now()
  WHERE EXISTS (SELECT FROM stock_watches WHERE product_id = product AND variant_id = variant);
END;

-- Pieces come back by many ways: a delivery, a count, an import, an order that is cancelled. Each of them puts the job.
CREATE FUNCTION product_is_back() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM tell_of_stock(NEW.id, NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER products_are_back AFTER UPDATE OF quantity ON products
FOR EACH ROW WHEN (OLD.quantity <= 0 AND NEW.quantity > 0)
EXECUTE FUNCTION product_is_back();

CREATE FUNCTION variant_is_back() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM tell_of_stock(NEW.product_id, NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER variants_are_back AFTER UPDATE OF quantity ON variants
FOR EACH ROW WHEN (OLD.quantity <= 0 AND NEW.quantity > 0)
EXECUTE FUNCTION variant_is_back();
