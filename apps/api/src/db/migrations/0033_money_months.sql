-- older code: must stop (it reads columns that go here)
-- Money counts when it has moved, not when an order was placed: what was received and kept is income, what was given
-- back is a refund, each in the month of its mark. The rule is moneyOf in packages/domain. Only marks of an Admin
-- write here, so no two orders wait for each other.
CREATE TABLE money_months (
  month date PRIMARY KEY,
  income_cents bigint NOT NULL DEFAULT 0,
  refund_cents bigint NOT NULL DEFAULT 0
);

CREATE FUNCTION count_money(payment payments, sign integer) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO money_months AS months (month, income_cents, refund_cents)
  SELECT date_trunc('month', payment.updated_at AT TIME ZONE 'UTC')::date,
    CASE payment.status WHEN 'received' THEN sign * payment.amount_cents ELSE 0 END,
    CASE payment.status WHEN 'refunded' THEN sign * payment.amount_cents ELSE 0 END
  WHERE payment.status IN ('received', 'refunded')
  ON CONFLICT (month) DO UPDATE SET
    income_cents = months.income_cents + excluded.income_cents,
    refund_cents = months.refund_cents + excluded.refund_cents
$$;

CREATE FUNCTION money_moved() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_money(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_money(NEW, 1); END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER payments_made AFTER INSERT ON payments
FOR EACH ROW WHEN (NEW.status IN ('received', 'refunded')) EXECUTE FUNCTION money_moved();
CREATE TRIGGER payments_marked AFTER UPDATE ON payments
FOR EACH ROW WHEN (OLD.status IN ('received', 'refunded') OR NEW.status IN ('received', 'refunded'))
EXECUTE FUNCTION money_moved();
CREATE TRIGGER payments_removed AFTER DELETE ON payments
FOR EACH ROW WHEN (OLD.status IN ('received', 'refunded')) EXECUTE FUNCTION money_moved();

-- Nobody owes money for what came back unpaid.
UPDATE payments SET status = 'void'
FROM orders
WHERE orders.id = payments.order_id AND payments.status = 'expected' AND orders.status IN ('CANCELLED', 'RETURNED');

INSERT INTO money_months (month, income_cents, refund_cents)
SELECT date_trunc('month', updated_at AT TIME ZONE 'UTC')::date,
  coalesce(sum(amount_cents) FILTER (WHERE status = 'received'), 0),
  coalesce(sum(amount_cents) FILTER (WHERE status = 'refunded'), 0)
FROM payments WHERE status IN ('received', 'refunded')
GROUP BY 1;

-- The summary of events counts orders only from now on.
ALTER TABLE sales_months DROP COLUMN income_cents, DROP COLUMN expense_cents;
CREATE OR REPLACE FUNCTION take_in_sales() RETURNS void
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

  INSERT INTO sales_months AS months (month, orders)
  SELECT date_trunc('month', events.at AT TIME ZONE 'UTC')::date,
    count(*) FILTER (WHERE events.status = 'PLACED') - count(*) FILTER (WHERE events.status = 'CANCELLED')
  FROM fresh_events AS events
  WHERE events.status IN ('PLACED', 'CANCELLED')
  GROUP BY 1
  ON CONFLICT (month) DO UPDATE SET orders = months.orders + excluded.orders;

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
