-- Coupons count their uses in the row itself, so that a limit is held by one conditional update.
CREATE TABLE coupons (
  id object_id PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code = upper(code)),
  kind text NOT NULL CHECK (kind IN ('percent', 'fixed')),
  -- Hundredths of a percent, or cents.
  value integer NOT NULL CHECK (value > 0),
  min_total_cents bigint NOT NULL CHECK (min_total_cents >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses integer CHECK (max_uses > 0),
  max_uses_per_user integer CHECK (max_uses_per_user > 0),
  uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0 AND (max_uses IS NULL OR uses <= max_uses)),
  created_at timestamptz NOT NULL,
  CHECK (kind <> 'percent' OR value <= 10000)
);
CREATE INDEX coupons_newest ON coupons (created_at DESC, id DESC);

CREATE TABLE coupon_uses (
  coupon_id object_id NOT NULL REFERENCES coupons ON DELETE CASCADE,
  user_id object_id NOT NULL REFERENCES users ON DELETE CASCADE,
  uses integer NOT NULL CHECK (uses >= 0),
  PRIMARY KEY (coupon_id, user_id)
);
CREATE INDEX coupon_uses_by_user ON coupon_uses (user_id);

-- Contact details are the order's own: the user may move house, or leave.
CREATE TABLE orders (
  id object_id PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  user_id object_id REFERENCES users ON DELETE SET NULL,
  status text NOT NULL CHECK (
    status IN ('PLACED', 'CONFIRMED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED', 'RETURNED')
  ),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  country text NOT NULL,
  address text NOT NULL,
  phone_number text NOT NULL,
  notes text NOT NULL,
  item_count integer NOT NULL CHECK (item_count > 0),
  subtotal_cents bigint NOT NULL CHECK (subtotal_cents >= 0),
  discount_cents bigint NOT NULL CHECK (discount_cents >= 0),
  total_cents bigint NOT NULL CHECK (total_cents = subtotal_cents - discount_cents AND total_cents >= 0),
  coupon_id object_id REFERENCES coupons,
  coupon_code text,
  payment_method text NOT NULL,
  created_at timestamptz NOT NULL,
  words tsvector NOT NULL GENERATED ALWAYS AS (search_words(first_name || ' ' || last_name || ' ' || email)) STORED
) WITH (fillfactor = 90);
CREATE INDEX orders_newest ON orders (created_at DESC, id DESC);
CREATE INDEX orders_by_user ON orders (user_id, created_at DESC, id DESC);
CREATE INDEX orders_by_status ON orders (status, created_at DESC, id DESC);
CREATE INDEX orders_by_coupon ON orders (coupon_id) WHERE coupon_id IS NOT NULL;
CREATE INDEX orders_words ON orders USING gin (words) WITH (fastupdate = on);

-- A key is claimed before anything else happens: a second order with the same key waits here for the first.
CREATE TABLE order_keys (
  user_id object_id NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  order_id object_id NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX order_keys_by_age ON order_keys (created_at);

CREATE TABLE order_lines (
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  position integer NOT NULL,
  product_id object_id REFERENCES products ON DELETE SET NULL,
  name text NOT NULL,
  image_url text NOT NULL,
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (order_id, position)
);
CREATE INDEX order_lines_by_product ON order_lines (product_id);

-- The transaction's id lets the sales summary read on from where it stopped without missing a late commit.
CREATE TABLE order_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  status text NOT NULL,
  at timestamptz NOT NULL,
  actor_id object_id,
  actor_name text NOT NULL,
  note text NOT NULL DEFAULT '',
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id()
);
CREATE INDEX order_events_by_order ON order_events (order_id, id);
CREATE INDEX order_events_by_transaction ON order_events (transaction_id, id);
CREATE INDEX order_events_by_actor ON order_events (actor_id);

CREATE TABLE payments (
  id object_id PRIMARY KEY,
  order_id object_id NOT NULL UNIQUE REFERENCES orders ON DELETE CASCADE,
  method text NOT NULL,
  status text NOT NULL CHECK (status IN ('expected', 'received', 'refunded', 'void')),
  amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX payments_newest ON payments (created_at DESC, id DESC);
CREATE INDEX payments_by_status ON payments (status, created_at DESC, id DESC);

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  last_error text
);
CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE sent_at IS NULL;
CREATE INDEX outbox_by_recipient ON outbox (recipient);

-- Sales figures, brought up to date from new events only. One row each, whatever the number of orders.
CREATE TABLE sales_months (
  month date PRIMARY KEY,
  orders bigint NOT NULL DEFAULT 0,
  income_cents bigint NOT NULL DEFAULT 0,
  expense_cents bigint NOT NULL DEFAULT 0
);
CREATE TABLE sales_products (
  product_id object_id PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  sold bigint NOT NULL
);
CREATE INDEX sales_products_popular ON sales_products (sold DESC);
CREATE TABLE sales_customers (
  user_id object_id PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  orders integer NOT NULL
);
CREATE INDEX sales_customers_by_orders ON sales_customers (orders);
CREATE TABLE sales_progress (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  transaction_id xid8 NOT NULL DEFAULT '0',
  event_id bigint NOT NULL DEFAULT 0
);
INSERT INTO sales_progress DEFAULT VALUES;

-- Takes in the events that have come since the last call. Events of transactions that began before the oldest
-- one still open are final; younger ones wait for the next call, so that none is ever passed over.
CREATE FUNCTION roll_up_sales() RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  last sales_progress%ROWTYPE;
  horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
BEGIN
  SELECT * INTO last FROM sales_progress FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN; END IF;

  CREATE TEMP TABLE IF NOT EXISTS fresh_events (LIKE order_events) ON COMMIT DELETE ROWS;
  INSERT INTO fresh_events
  SELECT * FROM order_events
  WHERE (transaction_id, id) > (last.transaction_id, last.event_id) AND transaction_id < horizon;
  IF NOT FOUND THEN RETURN; END IF;

  INSERT INTO sales_months AS months (month, orders, income_cents, expense_cents)
  SELECT date_trunc('month', events.at AT TIME ZONE 'UTC')::date,
    count(*) FILTER (WHERE events.status = 'PLACED') - count(*) FILTER (WHERE events.status = 'CANCELLED'),
    coalesce(sum(total_cents) FILTER (WHERE events.status = 'PLACED'), 0)
      - coalesce(sum(total_cents) FILTER (WHERE events.status = 'CANCELLED'), 0),
    coalesce(sum(total_cents) FILTER (WHERE events.status = 'RETURNED'), 0)
  FROM fresh_events AS events JOIN orders ON orders.id = events.order_id
  WHERE events.status IN ('PLACED', 'CANCELLED', 'RETURNED')
  GROUP BY 1
  ON CONFLICT (month) DO UPDATE SET
    orders = months.orders + excluded.orders,
    income_cents = months.income_cents + excluded.income_cents,
    expense_cents = months.expense_cents + excluded.expense_cents;

  INSERT INTO sales_products AS popular (product_id, sold)
  SELECT product_id, sum(CASE events.status WHEN 'PLACED' THEN quantity ELSE -quantity END)
  FROM fresh_events AS events JOIN order_lines USING (order_id)
  WHERE events.status IN ('PLACED', 'CANCELLED', 'RETURNED') AND product_id IS NOT NULL
  GROUP BY product_id
  ON CONFLICT (product_id) DO UPDATE SET sold = popular.sold + excluded.sold;

  INSERT INTO sales_customers AS buyers (user_id, orders)
  SELECT user_id, sum(CASE events.status WHEN 'PLACED' THEN 1 ELSE -1 END)
  FROM fresh_events AS events JOIN orders ON orders.id = events.order_id
  WHERE events.status IN ('PLACED', 'CANCELLED') AND user_id IS NOT NULL
  GROUP BY user_id
  ON CONFLICT (user_id) DO UPDATE SET orders = buyers.orders + excluded.orders;

  UPDATE sales_progress SET (transaction_id, event_id) = (
    SELECT transaction_id, id FROM fresh_events ORDER BY transaction_id DESC, id DESC LIMIT 1
  );
END
$$;

-- An order outlives its customer, without anything that names them.
CREATE FUNCTION anonymise_orders() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE orders SET first_name = 'Deleted', last_name = 'customer', email = '', country = '', address = '',
    phone_number = '', notes = ''
  WHERE user_id = OLD.id;
  UPDATE order_events SET actor_name = 'Deleted customer', note = '' WHERE actor_id = OLD.id;
  DELETE FROM outbox WHERE recipient = OLD.email;
  RETURN OLD;
END
$$;
CREATE TRIGGER users_leave_orders BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION anonymise_orders();
