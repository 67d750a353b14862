-- older code: lives
-- Orders of guests: no account, and a link in the mail opens the order. `user_id` is null as for a deleted account, and
-- `is_guest` tells the two apart. A guest is no user, so nothing that reads users can mistake one for an account.
ALTER TABLE orders
  ADD COLUMN is_guest boolean NOT NULL DEFAULT false,
  -- The secret of the link is derived from these bytes and AUTH_SECRET. Null: no link, or a revoked one.
  ADD COLUMN guest_link bytea,
  ADD CONSTRAINT orders_guest CHECK (NOT is_guest OR user_id IS NULL),
  ADD CONSTRAINT orders_guest_link CHECK (guest_link IS NULL OR is_guest);
CREATE INDEX orders_of_guests ON orders (mailbox_of(email)) WHERE is_guest;

-- A shop that has taken orders before keeps its checkout; the owner turns guest checkout on.
INSERT INTO settings (key, value, version, updated_at)
SELECT 'guestCheckout', '"off"', 1, now() WHERE EXISTS (SELECT FROM orders)
ON CONFLICT DO NOTHING;

-- Idempotency keys of guests. The scope keeps visitors apart: a mailbox for a new order, an order for what happens to it.
CREATE TABLE guest_keys (
  scope text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  resource_id object_id,
  response jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX guest_keys_by_age ON guest_keys (created_at);

-- Orders of guests by mailbox and network, both as hashes, for the limits. A row outlives the erasure of its order.
CREATE TABLE guest_order_counts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mailbox bytea NOT NULL,
  network bytea NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX guest_order_counts_by_mailbox ON guest_order_counts (mailbox, created_at);
CREATE INDEX guest_order_counts_by_network ON guest_order_counts (network, created_at);
CREATE INDEX guest_order_counts_by_age ON guest_order_counts (created_at);

-- Unknown coupon codes are counted per customer, and per network for visitors without an account.
ALTER TABLE coupon_guesses DROP CONSTRAINT coupon_guesses_user_id_fkey;

-- The order of a guest keeps its contact details when it is closed, as the order of an account does.
DROP TRIGGER orders_anonymise_closed ON orders;
CREATE TRIGGER orders_anonymise_closed BEFORE UPDATE OF status ON orders
FOR EACH ROW WHEN (
  NEW.user_id IS NULL AND NOT NEW.is_guest AND NEW.status IN ('DELIVERED', 'CANCELLED', 'RETURNED')
) EXECUTE FUNCTION anonymise_closed_order();

CREATE OR REPLACE FUNCTION anonymise_closed_order() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM users WHERE lower(users.email) = lower(OLD.email))
    AND NOT EXISTS (
      SELECT FROM orders AS other WHERE other.is_guest AND mailbox_of(other.email) = mailbox_of(OLD.email)
        AND other.id <> OLD.id)
  THEN
    PERFORM erase_mails(OLD.email, true);
  END IF;
  NEW.first_name := 'Deleted';
  NEW.last_name := 'customer';
  NEW.email := '';
  NEW.country := '';
  NEW.address := '';
  NEW.address_line2 := '';
  NEW.post_code := '';
  NEW.city := '';
  NEW.phone_number := '';
  NEW.notes := '';
  RETURN NEW;
END
$$;

-- Erases the data of guests: closed orders lose it now, open ones when they are closed. Setting the status, even to the
-- same one, runs the trigger above.
CREATE FUNCTION erase_guest_orders(ids text[]) RETURNS void
LANGUAGE sql
AS $$
  UPDATE order_events SET actor_name = 'Deleted customer', note = ''
  WHERE order_id = ANY(ids) AND actor_id IS NULL AND actor_name = 'Guest';
  UPDATE orders SET is_guest = false, guest_link = NULL, status = status WHERE id = ANY(ids) AND is_guest;
$$;

-- Closed orders of a deleted user lose all personal data. Open ones keep what delivery needs. The owner of a confirmed
-- address is also the guest who ordered with it.
CREATE OR REPLACE FUNCTION anonymise_orders() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE orders SET first_name = 'Deleted', last_name = 'customer', email = '', country = '', address = '',
    address_line2 = '', post_code = '', city = '', phone_number = '', notes = ''
  WHERE user_id = OLD.id AND status IN ('DELIVERED', 'CANCELLED', 'RETURNED');
  IF EXISTS (SELECT FROM email_verifications WHERE user_id = OLD.id AND verified_at IS NOT NULL) THEN
    PERFORM erase_guest_orders(ARRAY(
      SELECT id FROM orders
      WHERE is_guest AND mailbox_of(email) = mailbox_of(OLD.email) AND lower(email) = lower(OLD.email)
    ));
  END IF;
  UPDATE order_events SET actor_name = 'Deleted customer', note = '' WHERE actor_id = OLD.id;
  PERFORM erase_mails(OLD.email, false);
  RETURN OLD;
END
$$;

-- Brings orders of a guest into an account: with them the rights of a buyer, the uses of coupons and the sales figures.
CREATE FUNCTION claim_guest_orders(claimer text, ids text[]) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  claimed text[];
BEGIN
  WITH updated AS (
    UPDATE orders SET user_id = claimer, is_guest = false, guest_link = NULL
    WHERE id = ANY(ids) AND is_guest RETURNING id
  )
  SELECT array_agg(id) INTO claimed FROM updated;
  IF claimed IS NULL THEN RETURN; END IF;
  INSERT INTO coupon_uses AS mine (coupon_id, user_id, uses)
  SELECT coupon_id, claimer, count(*) FROM orders
  WHERE id = ANY(claimed) AND coupon_id IS NOT NULL AND status <> 'CANCELLED' GROUP BY coupon_id ORDER BY coupon_id
  ON CONFLICT (coupon_id, user_id) DO UPDATE SET uses = mine.uses + excluded.uses;
  -- Waits for a count that has seen these orders without a customer.
  PERFORM FROM sales_progress FOR UPDATE;
  INSERT INTO sales_customers AS buyers (user_id, orders)
  SELECT claimer, sum(CASE status WHEN 'PLACED' THEN 1 ELSE -1 END) FROM order_events
  WHERE order_id = ANY(claimed) AND status IN ('PLACED', 'CANCELLED')
    AND pg_visible_in_snapshot(transaction_id, (SELECT counted FROM sales_progress))
  HAVING count(*) > 0
  ON CONFLICT (user_id) DO UPDATE SET orders = buyers.orders + excluded.orders;
END
$$;

-- A confirmed address proves that its owner placed the orders.
CREATE FUNCTION claim_orders_of_address() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM claim_guest_orders(NEW.user_id, ARRAY(
    SELECT orders.id FROM orders
    JOIN users ON mailbox_of(users.email) = mailbox_of(orders.email) AND lower(users.email) = lower(orders.email)
    WHERE users.id = NEW.user_id AND is_guest ORDER BY orders.id
  ));
  RETURN NULL;
END
$$;
CREATE TRIGGER email_verifications_claim AFTER INSERT OR UPDATE OF verified_at ON email_verifications
FOR EACH ROW WHEN (NEW.verified_at IS NOT NULL) EXECUTE FUNCTION claim_orders_of_address();
