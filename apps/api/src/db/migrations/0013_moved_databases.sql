-- pg_restore searches no schema. A body in this form knows its functions by their identity and not by their names; in the
-- former one the tables with words could not be made again.
CREATE OR REPLACE FUNCTION search_words(input text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN to_tsvector('simple'::regconfig, regexp_replace(search_fold(input), '[!-/:-@[-`{-~\u00a0-\u00bf\u2000-\u206f]+', ' ', 'g'));

-- Another server counts its transactions from the beginning: what the former one has numbered would lie in the future,
-- and new events before the last that was taken in. What is restored is final, so all of it is counted anew.
CREATE FUNCTION count_sales_anew() RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM sales_progress FOR UPDATE;
  DELETE FROM sales_months;
  DELETE FROM sales_products;
  DELETE FROM sales_customers;
  UPDATE order_events SET transaction_id = '0' WHERE transaction_id <> '0';
  UPDATE sales_progress SET transaction_id = '0', event_id = 0;
END
$$;

ALTER FUNCTION roll_up_sales() RENAME TO take_in_sales;

CREATE FUNCTION roll_up_sales() RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  -- One statement, so that both see the same moment: whatever is visible in it was numbered before its end.
  IF EXISTS (SELECT FROM order_events WHERE transaction_id >= pg_snapshot_xmax(pg_current_snapshot()))
    OR EXISTS (SELECT FROM sales_progress WHERE transaction_id >= pg_snapshot_xmax(pg_current_snapshot()))
  THEN
    PERFORM count_sales_anew();
  END IF;
  PERFORM take_in_sales();
END
$$;
