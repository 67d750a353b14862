-- older code: lives
-- The summary of sales writes down products and customers in the order of their ids: a first sale holds its product for a
-- moment, and orders and changes of many products that hold theirs in that order were in a circle with it now and then.
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
  ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET sold = popular.sold + excluded.sold;

  INSERT INTO sales_customers AS buyers (user_id, orders)
  SELECT user_id, sum(CASE events.status WHEN 'PLACED' THEN 1 ELSE -1 END)
  FROM fresh_events AS events JOIN orders ON orders.id = events.order_id
  WHERE events.status IN ('PLACED', 'CANCELLED') AND user_id IS NOT NULL
  GROUP BY user_id
  ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE SET orders = buyers.orders + excluded.orders;

  UPDATE sales_progress SET counted = seen;
END
$$;
