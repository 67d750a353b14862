-- older code: lives
-- What changed, for programs that keep a copy of the shop's data, and for webhooks. Triggers write it in the transaction
-- of the change, so that it contains every change and none that was rolled back.
CREATE TABLE change_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Readers stop before the oldest transaction that is still open, because it may add entries.
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
  -- Such as order.placed.
  event text NOT NULL,
  -- The product, order or customer.
  object_id object_id NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX change_log_in_order ON change_log (transaction_id, id);

-- Identifies this copy of the log. A restored or copied database has another name, because its transactions may have
-- other numbers and its log may lack changes that readers have seen.
CREATE FUNCTION change_log_name() RETURNS text
LANGUAGE sql STABLE
AS $$
  SELECT left(md5(concat_ws('.', system_identifier, pg_database.oid, 'change_log'::regclass::oid)), 12)
  FROM pg_control_system(), pg_database WHERE datname = current_database()
$$;

CREATE TABLE change_log_state (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  -- Another name than change_log_name(): the database was restored or copied.
  name text NOT NULL,
  -- Entries of this transaction and of earlier ones may have been deleted.
  deleted_until xid8 NOT NULL DEFAULT '0'
);
INSERT INTO change_log_state (name) VALUES (change_log_name());

-- The argument of these triggers is the event.
CREATE FUNCTION log_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO change_log (event, object_id) VALUES (TG_ARGV[0], coalesce(NEW.id, OLD.id));
  RETURN NULL;
END
$$;
CREATE TRIGGER products_log_inserted AFTER INSERT ON products
FOR EACH ROW EXECUTE FUNCTION log_change('product.created');
-- An edit sets updated_at. A sale does not; it is a stock move.
CREATE TRIGGER products_log_updated AFTER UPDATE OF updated_at ON products
FOR EACH ROW EXECUTE FUNCTION log_change('product.updated');
CREATE TRIGGER products_log_deleted AFTER DELETE ON products
FOR EACH ROW EXECUTE FUNCTION log_change('product.deleted');
CREATE TRIGGER orders_log_inserted AFTER INSERT ON orders
FOR EACH ROW EXECUTE FUNCTION log_change('order.placed');
CREATE TRIGGER users_log_inserted AFTER INSERT ON users
FOR EACH ROW EXECUTE FUNCTION log_change('customer.created');
-- An edit raises the version. A new password is no edit.
CREATE TRIGGER users_log_updated AFTER UPDATE ON users
FOR EACH ROW WHEN ((OLD.version, OLD.permissions) IS DISTINCT FROM (NEW.version, NEW.permissions))
EXECUTE FUNCTION log_change('customer.updated');
CREATE TRIGGER users_log_deleted AFTER DELETE ON users
FOR EACH ROW EXECUTE FUNCTION log_change('customer.deleted');

CREATE FUNCTION log_customer_record() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO change_log (event, object_id) VALUES ('customer.updated', NEW.user_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER customer_records_log AFTER INSERT OR UPDATE ON customer_records
FOR EACH ROW EXECUTE FUNCTION log_customer_record();

-- One entry per product, however many of its variants an order takes.
CREATE FUNCTION log_stock_moves() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO change_log (event, object_id) SELECT DISTINCT 'stock.changed', product_id FROM new_rows;
  RETURN NULL;
END
$$;
CREATE TRIGGER stock_moves_log AFTER INSERT ON stock_moves
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_stock_moves();

-- Logs order.updated only if the transaction has no entry about the order yet.
CREATE FUNCTION log_order_change(changed_id text, change text) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO change_log (event, object_id)
  SELECT change, changed_id
  WHERE change <> 'order.updated' OR NOT EXISTS (
    SELECT FROM change_log WHERE transaction_id = pg_current_xact_id() AND object_id = changed_id)
$$;

CREATE FUNCTION log_updated_order() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM log_order_change(NEW.id, CASE
    WHEN NEW.status <> OLD.status AND NEW.status = 'SHIPPED' THEN 'order.shipped'
    WHEN NEW.status <> OLD.status AND NEW.status = 'CANCELLED' THEN 'order.cancelled'
    ELSE 'order.updated'
  END);
  RETURN NULL;
END
$$;
CREATE TRIGGER orders_log_updated AFTER UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION log_updated_order();

CREATE FUNCTION log_updated_payment() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM log_order_change(NEW.order_id, CASE
    WHEN NEW.status = 'received' AND OLD.status IN ('expected', 'void') THEN 'order.paid'
    WHEN NEW.refunded_cents > OLD.refunded_cents OR NEW.status = 'refunded' AND OLD.status <> 'refunded'
      THEN 'order.refunded'
    ELSE 'order.updated'
  END);
  RETURN NULL;
END
$$;
CREATE TRIGGER payments_log_updated AFTER UPDATE ON payments
FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION log_updated_payment();

-- Rows that belong to an order. The argument is the event.
CREATE FUNCTION log_change_of_order() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM log_order_change(NEW.order_id, TG_ARGV[0]);
  RETURN NULL;
END
$$;
CREATE TRIGGER return_requests_log_inserted AFTER INSERT ON return_requests
FOR EACH ROW EXECUTE FUNCTION log_change_of_order('return.requested');
CREATE TRIGGER return_requests_log_updated AFTER UPDATE ON return_requests
FOR EACH ROW EXECUTE FUNCTION log_change_of_order('order.updated');
CREATE TRIGGER documents_log_inserted AFTER INSERT ON documents
FOR EACH ROW EXECUTE FUNCTION log_change_of_order('order.updated');
