-- older code: lives
-- Tags that staff give to customers, in lower case.
CREATE TABLE user_tags (
  user_id object_id NOT NULL REFERENCES users ON DELETE CASCADE,
  tag text COLLATE "C" NOT NULL CHECK (tag <> ''),
  PRIMARY KEY (user_id, tag)
);
CREATE INDEX user_tags_by_tag ON user_tags (tag, user_id);

-- Tags belong to the internal record of a customer. A deleted customer has no changes any more.
CREATE FUNCTION log_user_tag() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  changed_id CONSTANT text := coalesce(NEW.user_id, OLD.user_id);
BEGIN
  UPDATE users SET updated_at = now() WHERE id = changed_id;
  IF FOUND THEN
    INSERT INTO change_log (event, object_id) VALUES ('customer.updated', changed_id);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER user_tags_log AFTER INSERT OR DELETE ON user_tags
FOR EACH ROW EXECUTE FUNCTION log_user_tag();

-- Orders and spend of each account, for the filters of the customer list. Cancelled orders don't count; spend is what was
-- paid minus refunds. The newest order counts in any case.
CREATE TABLE customer_totals (
  user_id object_id PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  orders integer NOT NULL DEFAULT 0,
  spent_cents bigint NOT NULL DEFAULT 0,
  -- The first day of 2000: never.
  last_order_at timestamptz NOT NULL DEFAULT '2000-01-01Z'
);
CREATE INDEX customer_totals_by_orders ON customer_totals (orders, user_id);
CREATE INDEX customer_totals_by_spend ON customer_totals (spent_cents, user_id);
CREATE INDEX customer_totals_by_last_order ON customer_totals (last_order_at, user_id);
CREATE INDEX users_by_country ON users (country, created_at DESC, id DESC);

-- Customers whose totals must be read again. Triggers only add rows, so that no order waits for another one.
CREATE TABLE customer_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id object_id NOT NULL
);

CREATE FUNCTION add_customer_totals() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO customer_totals (user_id) SELECT id FROM new_rows;
  RETURN NULL;
END
$$;
CREATE TRIGGER users_add_totals AFTER INSERT ON users
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_customer_totals();

CREATE FUNCTION customers_ordered() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO customer_changes (user_id) SELECT DISTINCT user_id FROM new_rows WHERE user_id IS NOT NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER orders_totals_inserted AFTER INSERT ON orders
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION customers_ordered();

CREATE FUNCTION customer_order_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO customer_changes (user_id)
  SELECT DISTINCT id FROM unnest(ARRAY[OLD.user_id, CASE TG_OP WHEN 'UPDATE' THEN NEW.user_id END]::text[]) AS changed(id)
  WHERE id IS NOT NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER orders_totals_updated AFTER UPDATE OF status, user_id ON orders
FOR EACH ROW WHEN ((OLD.status, OLD.user_id) IS DISTINCT FROM (NEW.status, NEW.user_id))
EXECUTE FUNCTION customer_order_changed();
CREATE TRIGGER orders_totals_deleted AFTER DELETE ON orders
FOR EACH ROW WHEN (OLD.user_id IS NOT NULL) EXECUTE FUNCTION customer_order_changed();

CREATE FUNCTION customer_paid() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO customer_changes (user_id)
  SELECT user_id FROM orders WHERE id = NEW.order_id AND user_id IS NOT NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER payments_totals_inserted AFTER INSERT ON payments
FOR EACH ROW WHEN (NEW.status = 'received') EXECUTE FUNCTION customer_paid();
CREATE TRIGGER payments_totals_updated AFTER UPDATE ON payments
FOR EACH ROW WHEN (
  (OLD.status, OLD.amount_cents, OLD.refunded_cents) IS DISTINCT FROM (NEW.status, NEW.amount_cents, NEW.refunded_cents)
) EXECUTE FUNCTION customer_paid();

CREATE FUNCTION write_customer_totals(ids text[]) RETURNS void
LANGUAGE sql
AS $$
  UPDATE customer_totals SET orders = found.orders, spent_cents = found.spent_cents, last_order_at = found.last_order_at
  FROM (
    SELECT changed.id, count(*) FILTER (WHERE orders.status <> 'CANCELLED')::integer AS orders,
      coalesce(sum(payments.amount_cents - payments.refunded_cents) FILTER (WHERE payments.status = 'received'), 0)
        AS spent_cents,
      coalesce(max(orders.created_at), '2000-01-01Z') AS last_order_at
    FROM unnest(ids) AS changed(id)
    LEFT JOIN orders ON orders.user_id = changed.id LEFT JOIN payments ON payments.order_id = orders.id
    GROUP BY changed.id
  ) AS found
  WHERE customer_totals.user_id = found.id
$$;

-- Brings the totals up to date, at most for `batch` changes. Returns how many it has read. A call waits for another one,
-- because the older of two snapshots must not win.
CREATE FUNCTION refresh_customer_totals(batch integer) RETURNS integer
LANGUAGE plpgsql
AS $$
DECLARE
  ids text[];
BEGIN
  IF NOT EXISTS (SELECT FROM customer_changes) THEN RETURN 0; END IF;
  PERFORM pg_advisory_xact_lock(7215508416);
  WITH taken AS (
    DELETE FROM customer_changes WHERE id IN (SELECT id FROM customer_changes ORDER BY id LIMIT batch)
    RETURNING user_id
  )
  SELECT array_agg(user_id) INTO ids FROM taken;
  IF ids IS NULL THEN RETURN 0; END IF;
  -- A new statement sees what the rows were about.
  PERFORM write_customer_totals(ARRAY(SELECT DISTINCT id FROM unnest(ids) AS changed(id) ORDER BY id));
  RETURN cardinality(ids);
END
$$;

INSERT INTO customer_totals (user_id) SELECT id FROM users;
SELECT write_customer_totals(ARRAY(SELECT DISTINCT user_id FROM orders WHERE user_id IS NOT NULL)::text[]);
