-- older code: lives
-- When orders and customers last changed. Existing rows count as changed by this migration.
ALTER TABLE orders ADD COLUMN updated_at timestamptz(3) NOT NULL DEFAULT now();
ALTER TABLE users ADD COLUMN updated_at timestamptz(3) NOT NULL DEFAULT now();
CREATE INDEX orders_by_update ON orders (updated_at, id);
CREATE INDEX users_by_update ON users (updated_at, id);
CREATE INDEX products_by_update ON products (updated_at, id);

-- The SKU at the time of purchase. Null: there was none, or the order is older than this column.
ALTER TABLE order_lines ADD COLUMN sku text;
CREATE INDEX order_lines_by_sku ON order_lines (upper(sku)) WHERE sku IS NOT NULL;

-- Every change of an order sets updated_at and raises the version. A change of its payment, returns or documents sets only
-- updated_at, so that it causes no conflict with an open edit.
CREATE OR REPLACE FUNCTION raise_order_version() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.version := OLD.version + 1;
  NEW.updated_at := now();
  IF NEW.email = '' AND OLD.email <> '' THEN
    NEW.parcels := '[]';
    DELETE FROM order_notes WHERE order_id = OLD.id;
    UPDATE return_requests SET reason = '', answer = '' WHERE order_id = OLD.id;
  END IF;
  RETURN NEW;
END
$$;
DROP TRIGGER orders_version ON orders;
CREATE TRIGGER orders_version BEFORE UPDATE ON orders
FOR EACH ROW WHEN (OLD.updated_at = NEW.updated_at) EXECUTE FUNCTION raise_order_version();
DROP TRIGGER orders_log_updated ON orders;
CREATE TRIGGER orders_log_updated AFTER UPDATE ON orders
FOR EACH ROW WHEN (OLD.version <> NEW.version) EXECUTE FUNCTION log_updated_order();

CREATE FUNCTION touch_order(touched_id text) RETURNS void
LANGUAGE sql
AS $$
  UPDATE orders SET updated_at = now() WHERE id = touched_id AND updated_at <> now()::timestamptz(3)
$$;

CREATE OR REPLACE FUNCTION log_updated_payment() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM log_order_change(NEW.order_id, CASE
    WHEN NEW.status = 'received' AND OLD.status IN ('expected', 'void') THEN 'order.paid'
    WHEN NEW.refunded_cents > OLD.refunded_cents OR NEW.status = 'refunded' AND OLD.status <> 'refunded'
      THEN 'order.refunded'
    ELSE 'order.updated'
  END);
  PERFORM touch_order(NEW.order_id);
  RETURN NULL;
END
$$;

-- Not for changes that the trigger of the order itself makes, which can't update the order again.
CREATE OR REPLACE FUNCTION log_change_of_order() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM log_order_change(NEW.order_id, TG_ARGV[0]);
  IF pg_trigger_depth() = 1 THEN PERFORM touch_order(NEW.order_id); END IF;
  RETURN NULL;
END
$$;

-- Customers. The name sorts after users_version, so it runs after it.
CREATE FUNCTION set_updated_at() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END
$$;
CREATE TRIGGER users_version_time BEFORE UPDATE ON users
FOR EACH ROW WHEN ((OLD.version, OLD.permissions) IS DISTINCT FROM (NEW.version, NEW.permissions))
EXECUTE FUNCTION set_updated_at();

CREATE OR REPLACE FUNCTION log_customer_record() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO change_log (event, object_id) VALUES ('customer.updated', NEW.user_id);
  UPDATE users SET updated_at = now() WHERE id = NEW.user_id;
  RETURN NULL;
END
$$;
