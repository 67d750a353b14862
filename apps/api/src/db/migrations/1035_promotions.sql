-- older code: must stop (coupons are promotions now, in other tables and columns)
-- Promotions: discounts with conditions, with a code or without. Coupons become promotions with a code.
ALTER TABLE coupons RENAME TO promotions;
ALTER INDEX coupons_newest RENAME TO promotions_newest;
ALTER INDEX coupons_pkey RENAME TO promotions_pkey;
ALTER TABLE promotions RENAME CONSTRAINT coupons_code_key TO promotions_code_key;
ALTER TABLE promotions RENAME COLUMN max_uses_per_user TO max_uses_per_customer;
ALTER TABLE promotions
  ALTER COLUMN code DROP NOT NULL,
  ADD COLUMN name text,
  -- {"conditions", "effect"} as in packages/domain, with amounts in cents and percentages in hundredths.
  ADD COLUMN rule jsonb,
  -- Higher ones are applied first.
  ADD COLUMN priority integer NOT NULL DEFAULT 0,
  ADD COLUMN exclusive boolean NOT NULL DEFAULT false,
  -- Whether products have its badge now. Due changes of the catalogue keep it up to date.
  ADD COLUMN is_shown boolean NOT NULL DEFAULT false,
  -- When that changes. Null: never.
  ADD COLUMN next_at timestamptz,
  ADD COLUMN version integer NOT NULL DEFAULT 1;
UPDATE promotions SET name = 'Coupon ' || code, rule = jsonb_build_object(
  'conditions', CASE min_total_cents WHEN 0 THEN '{}' ELSE jsonb_build_object('minTotalCents', min_total_cents) END,
  'effect', jsonb_build_object('kind', CASE kind WHEN 'fixed' THEN 'amount' ELSE 'percent' END, 'value', value));
ALTER TABLE promotions
  ALTER COLUMN name SET NOT NULL,
  ALTER COLUMN rule SET NOT NULL,
  DROP COLUMN kind,
  DROP COLUMN value,
  DROP COLUMN min_total_cents;
-- The owner may set a limit that is lower than the uses so far.
DO $$
DECLARE
  name text;
BEGIN
  FOR name IN
    SELECT conname FROM pg_constraint
    WHERE conrelid = 'promotions'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%uses <= max_uses%'
  LOOP
    EXECUTE format('ALTER TABLE promotions DROP CONSTRAINT %I', name);
  END LOOP;
END
$$;
ALTER TABLE promotions ADD CONSTRAINT promotions_uses CHECK (uses >= 0);
CREATE INDEX promotions_automatic ON promotions (id) WHERE code IS NULL;
CREATE INDEX promotions_next ON promotions (next_at) WHERE next_at IS NOT NULL;
-- Not for each use of a promotion, which shoppers don't see.
CREATE TRIGGER promotions_notify
AFTER INSERT OR DELETE OR UPDATE OF name, code, rule, starts_at, ends_at, priority, is_shown ON promotions
FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();

-- How often an account has used a promotion. Only limited promotions are counted.
ALTER TABLE coupon_uses RENAME TO promotion_uses;
ALTER TABLE promotion_uses RENAME COLUMN coupon_id TO promotion_id;
ALTER INDEX coupon_uses_pkey RENAME TO promotion_uses_pkey;
ALTER INDEX coupon_uses_by_user RENAME TO promotion_uses_by_user;

-- What promotions took off an order, with the rule of that time: a change of the order applies it again.
CREATE TABLE order_promotions (
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  position integer NOT NULL,
  promotion_id object_id REFERENCES promotions ON DELETE SET NULL,
  name text NOT NULL,
  code text,
  rule jsonb NOT NULL,
  priority integer NOT NULL,
  -- Off the items; part of orders.discount_cents.
  cents bigint NOT NULL CHECK (cents >= 0),
  -- What the delivery would cost without it.
  delivery_cents bigint NOT NULL DEFAULT 0 CHECK (delivery_cents >= 0),
  PRIMARY KEY (order_id, position)
);
CREATE INDEX order_promotions_by_promotion ON order_promotions (promotion_id, order_id);
INSERT INTO order_promotions (order_id, position, promotion_id, name, code, rule, priority, cents)
SELECT orders.id, 1, promotions.id, 'Coupon ' || coupon_code, coupon_code, rule, priority,
  discount_cents - coalesce((manual_discount ->> 'cents')::bigint, 0)
FROM orders JOIN promotions ON promotions.id = orders.coupon_id;

ALTER TABLE orders
  DROP COLUMN coupon_id,
  -- Codes and names of the promotions, for reports and lists. Null: none.
  ADD COLUMN promotions text,
  -- The part of discount_cents that belongs to single lines.
  ADD COLUMN line_discount_cents bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT orders_line_discount CHECK (line_discount_cents BETWEEN 0 AND discount_cents);
-- Not a change of the orders: their versions stay, and nobody is notified.
ALTER TABLE orders DISABLE TRIGGER USER;
UPDATE orders SET promotions = coupon_code WHERE coupon_code IS NOT NULL;
ALTER TABLE orders ENABLE TRIGGER USER;
CREATE INDEX orders_by_promotions ON orders (promotions, created_at DESC, id DESC) WHERE promotions IS NOT NULL;
ALTER TABLE order_lines
  ADD COLUMN discount_cents bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_lines_discount CHECK (discount_cents BETWEEN 0 AND price_cents::bigint * quantity);

-- Brings orders of a guest into an account: with them the rights of a buyer, the uses of promotions and the sales figures.
CREATE OR REPLACE FUNCTION claim_guest_orders(claimer text, ids text[]) RETURNS void
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
  INSERT INTO promotion_uses AS mine (promotion_id, user_id, uses)
  SELECT promotion_id, claimer, count(*) FROM orders JOIN order_promotions ON order_id = orders.id
  WHERE orders.id = ANY(claimed) AND promotion_id IS NOT NULL AND status <> 'CANCELLED'
  GROUP BY promotion_id ORDER BY promotion_id
  ON CONFLICT (promotion_id, user_id) DO UPDATE SET uses = mine.uses + excluded.uses;
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
