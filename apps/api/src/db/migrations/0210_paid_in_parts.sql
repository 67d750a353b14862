-- older code: lives
-- An order that is paid may become dearer: what is still to be paid of it, and what came later than its first payment.
-- `amount_cents` is all that came.
ALTER TABLE payments
  ADD COLUMN due_cents bigint NOT NULL DEFAULT 0 CHECK (due_cents >= 0),
  -- Each as {"attemptId": of the try that brought it, or null for by hand, "cents", "at"}, oldest first. In this row, so that
  -- the books can be counted from it alone.
  ADD COLUMN parts jsonb NOT NULL DEFAULT '[]';

-- What goes back because an order was changed settles its new sum; any other refund is of the sum as it is.
ALTER TABLE refunds ADD COLUMN settles boolean NOT NULL DEFAULT false;
UPDATE refunds SET settles = true
WHERE cause = 'staff' AND reason = 'The order was changed' AND lines = '[]' AND NOT with_shipping;

-- The first invoice of an order is one; what is added later has invoices of its own.
DROP INDEX documents_one_invoice;
CREATE UNIQUE INDEX documents_one_first_invoice ON documents (order_id)
WHERE kind = 'invoice' AND NOT content ? 'supplement';

-- Each sum is income of the month in which it came. What went back is taken from what came first.
CREATE OR REPLACE FUNCTION count_money(payment payments, sign integer) RETURNS void
LANGUAGE sql
AS $$
  WITH later AS (
    SELECT place, (part->>'at')::timestamptz AS at, (part->>'cents')::bigint AS cents
    FROM jsonb_array_elements(payment.parts) WITH ORDINALITY AS parts(part, place)
  ), came AS (
    SELECT 0 AS place, payment.updated_at AS at, payment.amount_cents - coalesce(sum(cents), 0) AS cents FROM later
    UNION ALL SELECT place, at, cents FROM later
  ), kept AS (
    SELECT at, cents - LEAST(cents, GREATEST(0,
      payment.refunded_cents - (sum(cents) OVER (ORDER BY place) - cents))) AS cents
    FROM came
  ), moved AS (
    SELECT at, sign * cents AS income, 0 AS refund FROM kept WHERE payment.status = 'received'
    UNION ALL
    SELECT payment.updated_at, 0, sign * (payment.amount_cents - payment.refunded_cents)
    WHERE payment.status = 'refunded'
  )
  INSERT INTO money_months AS months (month, income_cents, refund_cents)
  SELECT date_trunc('month', at AT TIME ZONE 'UTC')::date AS month, sum(income), sum(refund)
  FROM moved GROUP BY 1 ORDER BY 1
  ON CONFLICT (month) DO UPDATE SET
    income_cents = months.income_cents + excluded.income_cents,
    refund_cents = months.refund_cents + excluded.refund_cents
$$;
