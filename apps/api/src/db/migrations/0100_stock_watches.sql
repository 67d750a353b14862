-- older code: lives
-- Who wants to hear when something is back, once. The account's own address is written to; it goes with the account.
CREATE TABLE stock_watches (
  user_id object_id NOT NULL REFERENCES users ON DELETE CASCADE,
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (product_id, user_id)
);
CREATE INDEX stock_watches_of_user ON stock_watches (user_id, created_at);

-- Pieces come back by many ways: a delivery, a count, an import, an order that is cancelled. Each of them puts the job.
CREATE FUNCTION tell_of_stock() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO jobs (kind, payload, created_at, due_at)
  SELECT 'stock.back', jsonb_build_object('productId', NEW.id), now(), now()
  WHERE EXISTS (SELECT FROM stock_watches WHERE product_id = NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER products_tell_of_stock AFTER UPDATE OF quantity ON products
FOR EACH ROW WHEN (OLD.quantity <= 0 AND NEW.quantity > 0)
EXECUTE FUNCTION tell_of_stock();
