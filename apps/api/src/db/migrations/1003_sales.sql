-- older code: must stop (1.0 renamed tables, columns and functions)
-- Baseline of version 1.0, part 4 of 4: sales. Coupons, orders, payments, returns, documents and sales figures.

------------------------------------------------------------------------------------------------------------------------
-- Tables
------------------------------------------------------------------------------------------------------------------------

-- Coupons. The row counts its uses, so that one conditional update enforces the limit.
CREATE TABLE coupons (
  id object_id PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code = upper(code)),
  kind text NOT NULL CHECK (kind IN ('percent', 'fixed')),
  -- Hundredths of a percent, or cents.
  value integer NOT NULL CHECK (value > 0),
  min_total_cents bigint NOT NULL CHECK (min_total_cents >= 0),
  starts_at timestamptz CHECK (starts_at >= '2000-01-01Z' AND starts_at < '2200-01-01Z'),
  ends_at timestamptz CHECK (ends_at >= '2000-01-01Z' AND ends_at < '2200-01-01Z'),
  max_uses integer CHECK (max_uses > 0),
  max_uses_per_user integer CHECK (max_uses_per_user > 0),
  uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0 AND (max_uses IS NULL OR uses <= max_uses)),
  created_at timestamptz NOT NULL,
  CHECK (kind <> 'percent' OR value <= 10000)
);
CREATE INDEX coupons_newest ON coupons (created_at DESC, id DESC);

-- How often a user has used a coupon.
CREATE TABLE coupon_uses (
  coupon_id object_id NOT NULL REFERENCES coupons ON DELETE CASCADE,
  user_id object_id NOT NULL REFERENCES users ON DELETE CASCADE,
  uses integer NOT NULL CHECK (uses >= 0),
  PRIMARY KEY (coupon_id, user_id)
);
CREATE INDEX coupon_uses_by_user ON coupon_uses (user_id);

-- Unknown coupon codes that a customer has tried within an hour.
CREATE TABLE coupon_guesses (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  wrong integer NOT NULL,
  last_code text NOT NULL,
  since timestamptz NOT NULL
);
CREATE INDEX coupon_guesses_since ON coupon_guesses (since);

-- Orders, with their own copy of the contact details: the user may move or be deleted.
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
  shipping_cents bigint NOT NULL DEFAULT 0 CHECK (shipping_cents >= 0),
  tax_cents bigint NOT NULL DEFAULT 0 CHECK (tax_cents >= 0),
  tax_included boolean NOT NULL DEFAULT true,
  -- Each tax rate with its name, base and amount.
  taxes jsonb NOT NULL DEFAULT '[]',
  total_cents bigint NOT NULL,
  coupon_id object_id REFERENCES coupons,
  coupon_code text,
  payment_method text NOT NULL,
  -- The chosen delivery method. Null: the shop offered no choice.
  delivery jsonb,
  -- Shipped parcels with their tracking numbers.
  parcels jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  words tsvector NOT NULL GENERATED ALWAYS AS (search_words(first_name || ' ' || last_name || ' ' || email)) STORED,
  CONSTRAINT orders_total CHECK (
    total_cents >= 0
    AND total_cents = subtotal_cents - discount_cents + shipping_cents + CASE WHEN tax_included THEN 0 ELSE tax_cents END
  )
) WITH (fillfactor = 90);
CREATE INDEX orders_newest ON orders (created_at DESC, id DESC);
CREATE INDEX orders_by_user ON orders (user_id, created_at DESC, id DESC);
CREATE INDEX orders_by_status ON orders (status, created_at DESC, id DESC);
CREATE INDEX orders_by_coupon ON orders (coupon_id) WHERE coupon_id IS NOT NULL;
CREATE INDEX orders_words ON orders USING gin (words) WITH (fastupdate = on);

-- The lines of an order, with their own copy of name, price and variant label.
CREATE TABLE order_lines (
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  position integer NOT NULL,
  product_id object_id REFERENCES products ON DELETE SET NULL,
  variant_id object_id REFERENCES variants ON DELETE SET NULL,
  name text NOT NULL,
  variant text NOT NULL DEFAULT '',
  image_url text NOT NULL,
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  quantity integer NOT NULL CHECK (quantity > 0),
  -- Pieces that were returned to stock before the whole order was.
  returned integer NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND quantity),
  PRIMARY KEY (order_id, position)
);
CREATE INDEX order_lines_by_product ON order_lines (product_id);
CREATE INDEX order_lines_by_variant ON order_lines (variant_id) WHERE variant_id IS NOT NULL;
CREATE INDEX order_lines_by_upload ON order_lines (upload_name(image_url)) WHERE image_url LIKE '%/images/uploads/%';

-- Status changes of orders. The transaction id lets the sales figures continue without missing a late commit.
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

-- Notes of the staff about an order, and changes that the shop recorded.
CREATE TABLE order_notes (
  id object_id PRIMARY KEY,
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('note', 'change')),
  body text NOT NULL,
  actor_id object_id,
  actor_name text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX order_notes_by_order ON order_notes (order_id, at, id);
CREATE INDEX order_notes_by_actor ON order_notes (actor_id) WHERE actor_id IS NOT NULL;

-- Returns that customers request, and the answer of the shop.
CREATE TABLE return_requests (
  id object_id PRIMARY KEY,
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  -- Pieces by line number, which starts at 1.
  lines jsonb NOT NULL,
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'accepted', 'declined', 'done')),
  answer text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX return_requests_by_order ON return_requests (order_id, created_at, id);
-- One open request at a time, so that a double click creates only one.
CREATE UNIQUE INDEX return_requests_one_open ON return_requests (order_id) WHERE state = 'asked';

-- Attempts to pay an order online.
CREATE TABLE payment_attempts (
  id object_id PRIMARY KEY,
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  method text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'authorised', 'paid', 'refused', 'expired')),
  amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
  -- The ids that the payment provider gave to the attempt and to its charge.
  reference text,
  charge text,
  -- The payment page, and the address of the shop to return to.
  url text,
  return_to text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
-- One open attempt at a time, so that two tabs never pay twice.
CREATE UNIQUE INDEX payment_attempts_open ON payment_attempts (order_id) WHERE state IN ('open', 'authorised');
CREATE INDEX payment_attempts_by_order ON payment_attempts (order_id, created_at, id);
CREATE UNIQUE INDEX payment_attempts_by_reference ON payment_attempts (method, reference);
CREATE INDEX payment_attempts_by_charge ON payment_attempts (method, charge) WHERE charge IS NOT NULL;

-- One row per order: whether it is paid, and how much.
CREATE TABLE payments (
  id object_id PRIMARY KEY,
  order_id object_id NOT NULL UNIQUE REFERENCES orders ON DELETE CASCADE,
  method text NOT NULL,
  status text NOT NULL CHECK (status IN ('expected', 'received', 'refunded', 'void')),
  -- Everything that was paid, including later parts.
  amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
  -- Paid back by refunds. A payment marked as refunded by hand counts as a whole.
  refunded_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_cents BETWEEN 0 AND amount_cents),
  -- The balance due of a paid order that became more expensive.
  due_cents bigint NOT NULL DEFAULT 0 CHECK (due_cents >= 0),
  -- Payments after the first, oldest first: {"attemptId": null if by hand, "cents", "at"}.
  parts jsonb NOT NULL DEFAULT '[]',
  -- The attempt that paid it. Null: paid by hand.
  attempt_id object_id REFERENCES payment_attempts,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX payments_newest ON payments (created_at DESC, id DESC);
CREATE INDEX payments_by_status ON payments (status, created_at DESC, id DESC);
CREATE INDEX payments_online_unpaid ON payments (created_at)
  WHERE status = 'expected' AND method IN ('card', 'test_card');

-- Refunds of an order.
CREATE TABLE refunds (
  id object_id PRIMARY KEY,
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  -- The refunded attempt. Null: paid back by hand.
  attempt_id object_id REFERENCES payment_attempts,
  state text NOT NULL CHECK (state IN ('pending', 'done', 'failed')),
  cause text NOT NULL CHECK (cause IN ('staff', 'cancelled', 'late', 'provider')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  taxes jsonb NOT NULL DEFAULT '[]',
  lines jsonb NOT NULL DEFAULT '[]',
  with_shipping boolean NOT NULL DEFAULT false,
  -- Balances a changed order, whose total is already lower. Other refunds reduce the total themselves.
  settles boolean NOT NULL DEFAULT false,
  reason text NOT NULL DEFAULT '',
  reference text,
  actor_id object_id,
  actor_name text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX refunds_by_order ON refunds (order_id, created_at, id);
CREATE UNIQUE INDEX refunds_by_reference ON refunds (attempt_id, reference) WHERE reference IS NOT NULL;
CREATE INDEX refunds_by_actor ON refunds (actor_id) WHERE actor_id IS NOT NULL;

-- Disputes (chargebacks) that the payment provider reports. A lost one is also a refund with the same reference.
CREATE TABLE payment_disputes (
  id object_id PRIMARY KEY,
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  attempt_id object_id NOT NULL REFERENCES payment_attempts ON DELETE CASCADE,
  reference text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'won', 'lost')),
  amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
  reason text NOT NULL DEFAULT '',
  respond_by timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (attempt_id, reference)
);
CREATE INDEX payment_disputes_by_order ON payment_disputes (order_id, created_at, id);

-- The payment history of an order, including events of the payment provider.
CREATE TABLE payment_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  method text NOT NULL,
  -- The provider's id of the event. Unique, so that an event is applied once.
  event_id text,
  kind text NOT NULL,
  amount_cents bigint,
  at timestamptz NOT NULL
);
CREATE UNIQUE INDEX payment_events_once ON payment_events (method, event_id) WHERE event_id IS NOT NULL;
CREATE INDEX payment_events_by_order ON payment_events (order_id, id);

-- The memory of the test card, which stands in for a payment provider.
CREATE TABLE test_card_payments (
  id object_id PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('open', 'authorised', 'paid', 'refused', 'expired')),
  amount_cents bigint NOT NULL,
  refunds jsonb NOT NULL DEFAULT '{}'
);

-- Invoices and credit notes. They never change.
CREATE TABLE documents (
  id object_id PRIMARY KEY,
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
  number bigint NOT NULL CHECK (number > 0),
  -- The refund of a credit note. Null: the whole order was paid back by hand, or never paid.
  refund_id object_id REFERENCES refunds ON DELETE CASCADE,
  amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (kind, number)
);
CREATE INDEX documents_by_order ON documents (order_id, created_at, id);
-- One main invoice per order. What is added later gets invoices of its own.
CREATE UNIQUE INDEX documents_one_first_invoice ON documents (order_id)
  WHERE kind = 'invoice' AND NOT content ? 'supplement';
CREATE UNIQUE INDEX documents_one_per_refund ON documents (refund_id) WHERE refund_id IS NOT NULL;

-- The last number of each kind of document. The row is locked until the document is written, so there are no gaps.
CREATE TABLE document_numbers (
  kind text PRIMARY KEY,
  last bigint NOT NULL
);
INSERT INTO document_numbers VALUES ('invoice', 0), ('credit_note', 0);

-- Sales figures: orders per month, pieces sold per product, orders per customer. Updated from new order events.
CREATE TABLE sales_months (
  month date PRIMARY KEY,
  orders bigint NOT NULL DEFAULT 0
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
-- A single row: the snapshot of the events that the sales figures contain.
CREATE TABLE sales_progress (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  counted pg_snapshot
);
INSERT INTO sales_progress DEFAULT VALUES;

-- Money per month, counted when it moves: payments that were kept are income, money that was paid back is a refund.
-- The rule is moneyOf in packages/domain.
CREATE TABLE money_months (
  month date PRIMARY KEY,
  income_cents bigint NOT NULL DEFAULT 0,
  refund_cents bigint NOT NULL DEFAULT 0
);

------------------------------------------------------------------------------------------------------------------------
-- Views, functions and triggers
------------------------------------------------------------------------------------------------------------------------

-- Uploaded images and where they are shown. A view, so that no code can forget to record a use.
CREATE VIEW image_uses AS
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
  WHERE address #>> '{}' LIKE '%/images/uploads/%';

-- Orders -------------------------------------------------------------------------------------------------------------

-- Every change raises the version. When the customer is erased, notes and texts are erased too.
CREATE FUNCTION raise_order_version() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.version := OLD.version + 1;
  IF NEW.email = '' AND OLD.email <> '' THEN
    NEW.parcels := '[]';
    DELETE FROM order_notes WHERE order_id = OLD.id;
    UPDATE return_requests SET reason = '', answer = '' WHERE order_id = OLD.id;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER orders_version BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION raise_order_version();

-- Erasing deleted users ----------------------------------------------------------------------------------------------

-- Closed orders of a deleted user lose all personal data. Open ones keep what delivery needs.
CREATE FUNCTION anonymise_orders() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE orders SET first_name = 'Deleted', last_name = 'customer', email = '', country = '', address = '',
    phone_number = '', notes = ''
  WHERE user_id = OLD.id AND status IN ('DELIVERED', 'CANCELLED', 'RETURNED');
  UPDATE order_events SET actor_name = 'Deleted customer', note = '' WHERE actor_id = OLD.id;
  PERFORM erase_mails(OLD.email, false);
  RETURN OLD;
END
$$;
CREATE TRIGGER users_erase_orders BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION anonymise_orders();

-- The remaining orders lose it when they are closed. The name sorts before orders_version, so it runs first.
CREATE FUNCTION anonymise_closed_order() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM users WHERE lower(users.email) = lower(OLD.email)) THEN
    PERFORM erase_mails(OLD.email, true);
  END IF;
  NEW.first_name := 'Deleted';
  NEW.last_name := 'customer';
  NEW.email := '';
  NEW.country := '';
  NEW.address := '';
  NEW.phone_number := '';
  NEW.notes := '';
  RETURN NEW;
END
$$;
CREATE TRIGGER orders_anonymise_closed BEFORE UPDATE OF status ON orders
FOR EACH ROW WHEN (NEW.user_id IS NULL AND NEW.status IN ('DELIVERED', 'CANCELLED', 'RETURNED'))
EXECUTE FUNCTION anonymise_closed_order();

CREATE FUNCTION anonymise_order_notes() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE order_notes SET actor_id = NULL, actor_name = 'Deleted user' WHERE actor_id = OLD.id;
  RETURN OLD;
END
$$;
CREATE TRIGGER users_erase_notes BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION anonymise_order_notes();

CREATE FUNCTION anonymise_refunds() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE refunds SET actor_id = NULL, actor_name = 'Deleted user' WHERE actor_id = OLD.id;
  RETURN OLD;
END
$$;
CREATE TRIGGER users_erase_refunds BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION anonymise_refunds();

-- Documents ----------------------------------------------------------------------------------------------------------

-- Documents can be deleted only with their order.
CREATE FUNCTION refuse_document_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM orders WHERE id = OLD.order_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'documents never change' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER documents_never_change BEFORE UPDATE OR DELETE ON documents
FOR EACH ROW EXECUTE FUNCTION refuse_document_change();

-- Money per month ----------------------------------------------------------------------------------------------------

-- Adds a payment (sign 1) or removes it (sign -1). Each part is income of its own month; refunds reduce the oldest first.
CREATE FUNCTION count_payment(payment payments, sign integer) RETURNS void
LANGUAGE sql
AS $$
  WITH later_parts AS (
    SELECT place, (part->>'at')::timestamptz AS at, (part->>'cents')::bigint AS cents
    FROM jsonb_array_elements(payment.parts) WITH ORDINALITY AS parts(part, place)
  ), all_parts AS (
    SELECT 0 AS place, payment.updated_at AS at, payment.amount_cents - coalesce(sum(cents), 0) AS cents FROM later_parts
    UNION ALL SELECT place, at, cents FROM later_parts
  ), not_refunded AS (
    SELECT at, cents - LEAST(cents, GREATEST(0,
      payment.refunded_cents - (sum(cents) OVER (ORDER BY place) - cents))) AS cents
    FROM all_parts
  ), entries AS (
    SELECT at, sign * cents AS income, 0 AS refund FROM not_refunded WHERE payment.status = 'received'
    UNION ALL
    SELECT payment.updated_at, 0, sign * (payment.amount_cents - payment.refunded_cents)
    WHERE payment.status = 'refunded'
  )
  INSERT INTO money_months AS months (month, income_cents, refund_cents)
  SELECT date_trunc('month', at AT TIME ZONE 'UTC')::date AS month, sum(income), sum(refund)
  FROM entries GROUP BY 1 ORDER BY 1
  ON CONFLICT (month) DO UPDATE SET
    income_cents = months.income_cents + excluded.income_cents,
    refund_cents = months.refund_cents + excluded.refund_cents
$$;

CREATE FUNCTION payment_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_payment(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_payment(NEW, 1); END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER payments_inserted AFTER INSERT ON payments
FOR EACH ROW WHEN (NEW.status IN ('received', 'refunded')) EXECUTE FUNCTION payment_changed();
CREATE TRIGGER payments_updated AFTER UPDATE ON payments
FOR EACH ROW WHEN (OLD.status IN ('received', 'refunded') OR NEW.status IN ('received', 'refunded'))
EXECUTE FUNCTION payment_changed();
CREATE TRIGGER payments_deleted AFTER DELETE ON payments
FOR EACH ROW WHEN (OLD.status IN ('received', 'refunded')) EXECUTE FUNCTION payment_changed();

CREATE FUNCTION count_refund(refund refunds, sign integer) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO money_months AS months (month, refund_cents)
  SELECT date_trunc('month', refund.updated_at AT TIME ZONE 'UTC')::date, sign * refund.amount_cents
  WHERE refund.state = 'done'
  ON CONFLICT (month) DO UPDATE SET refund_cents = months.refund_cents + excluded.refund_cents
$$;

CREATE FUNCTION refund_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_refund(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_refund(NEW, 1); END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER refunds_changed AFTER INSERT OR UPDATE OR DELETE ON refunds
FOR EACH ROW EXECUTE FUNCTION refund_changed();

-- Sales figures ------------------------------------------------------------------------------------------------------

-- Brings the sales figures up to date.
CREATE FUNCTION roll_up_sales() RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  -- Transaction ids from the future mean that the database was moved to another server, which counts from the beginning.
  -- One statement, so that both conditions use the same snapshot.
  IF EXISTS (SELECT FROM order_events WHERE transaction_id >= pg_snapshot_xmax(pg_current_snapshot()))
    OR EXISTS (SELECT FROM sales_progress WHERE pg_snapshot_xmax(counted) > pg_snapshot_xmax(pg_current_snapshot()))
  THEN
    PERFORM recount_sales();
  END IF;
  PERFORM count_order_events();
END
$$;

-- Deletes the figures, so that the next count starts from the first event.
CREATE FUNCTION recount_sales() RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM sales_progress FOR UPDATE;
  DELETE FROM sales_months;
  DELETE FROM sales_products;
  DELETE FROM sales_customers;
  UPDATE order_events SET transaction_id = '0' WHERE transaction_id <> '0';
  UPDATE sales_progress SET counted = NULL;
END
$$;

-- Adds the events that became visible since the last count. Rows are written in the order of their ids, to prevent
-- deadlocks with orders and bulk edits. Does nothing while another process counts.
CREATE FUNCTION count_order_events() RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  last sales_progress%ROWTYPE;
  seen pg_snapshot;
BEGIN
  SELECT * INTO last FROM sales_progress FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN; END IF;
  -- Taken after the lock, so that it contains all that the last count saw.
  seen := pg_current_snapshot();

  CREATE TEMP TABLE IF NOT EXISTS new_events (LIKE order_events) ON COMMIT DELETE ROWS;
  INSERT INTO new_events
  SELECT * FROM order_events
  WHERE transaction_id >= coalesce(pg_snapshot_xmin(last.counted), '0')
    AND pg_visible_in_snapshot(transaction_id, last.counted) IS NOT TRUE
    AND pg_visible_in_snapshot(transaction_id, seen);
  IF NOT FOUND THEN RETURN; END IF;

  INSERT INTO sales_months AS months (month, orders)
  SELECT date_trunc('month', events.at AT TIME ZONE 'UTC')::date,
    count(*) FILTER (WHERE events.status = 'PLACED') - count(*) FILTER (WHERE events.status = 'CANCELLED')
  FROM new_events AS events
  WHERE events.status IN ('PLACED', 'CANCELLED')
  GROUP BY 1
  ON CONFLICT (month) DO UPDATE SET orders = months.orders + excluded.orders;

  INSERT INTO sales_products AS popular (product_id, sold)
  SELECT product_id, sum(CASE events.status WHEN 'PLACED' THEN quantity ELSE -quantity END)
  FROM new_events AS events JOIN order_lines USING (order_id)
  WHERE events.status IN ('PLACED', 'CANCELLED', 'RETURNED') AND product_id IS NOT NULL
  GROUP BY product_id
  ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET sold = popular.sold + excluded.sold;

  INSERT INTO sales_customers AS buyers (user_id, orders)
  SELECT user_id, sum(CASE events.status WHEN 'PLACED' THEN 1 ELSE -1 END)
  FROM new_events AS events JOIN orders ON orders.id = events.order_id
  WHERE events.status IN ('PLACED', 'CANCELLED') AND user_id IS NOT NULL
  GROUP BY user_id
  ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE SET orders = buyers.orders + excluded.orders;

  UPDATE sales_progress SET counted = seen;
END
$$;
