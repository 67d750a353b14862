-- older code: lives
-- The summary of sales took in what was older than the oldest transaction still open, and PostgreSQL counts those of all
-- its databases together: an hour's work in another one held the figures of this shop up for an hour. What was counted is
-- told by a snapshot now: what it saw is in the figures, whatever has become visible since is taken in.
ALTER TABLE sales_progress ADD COLUMN counted pg_snapshot;
-- All events of a transaction were taken in together, so nothing up to the last one is left over.
UPDATE sales_progress
SET counted = format('%1$s:%1$s:', transaction_id::text::bigint + 1)::pg_snapshot
WHERE event_id > 0;
ALTER TABLE sales_progress DROP COLUMN transaction_id, DROP COLUMN event_id;

CREATE OR REPLACE FUNCTION count_sales_anew() RETURNS void
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

CREATE OR REPLACE FUNCTION roll_up_sales() RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  -- One statement, so that both see the same moment: whatever is visible in it was numbered before its end.
  IF EXISTS (SELECT FROM order_events WHERE transaction_id >= pg_snapshot_xmax(pg_current_snapshot()))
    OR EXISTS (SELECT FROM sales_progress WHERE pg_snapshot_xmax(counted) > pg_snapshot_xmax(pg_current_snapshot()))
  THEN
    PERFORM count_sales_anew();
  END IF;
  PERFORM take_in_sales();
END
$$;

CREATE OR REPLACE FUNCTION take_in_sales() RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  last sales_progress%ROWTYPE;
  seen pg_snapshot;
BEGIN
  SELECT * INTO last FROM sales_progress FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN; END IF;
  -- After the lock, so that it sees all that the last one saw.
  seen := pg_current_snapshot();

  CREATE TEMP TABLE IF NOT EXISTS fresh_events (LIKE order_events) ON COMMIT DELETE ROWS;
  INSERT INTO fresh_events
  SELECT * FROM order_events
  WHERE transaction_id >= coalesce(pg_snapshot_xmin(last.counted), '0')
    AND pg_visible_in_snapshot(transaction_id, last.counted) IS NOT TRUE
    AND pg_visible_in_snapshot(transaction_id, seen);
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

  UPDATE sales_progress SET counted = seen;
END
$$;
