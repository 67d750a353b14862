-- older code: lives
-- Paying online: each try to pay an order at a payment service, what went back, and what happened, once each. `payments`
-- stays one row an order: what is owed for it, and whether it came.
CREATE TABLE payment_attempts (
  id object_id PRIMARY KEY,
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  method text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'authorised', 'paid', 'refused', 'expired')),
  amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
  -- What the service calls it, and what it calls the money that came of it.
  reference text,
  charge text,
  -- The page on which it is paid, and where the shop is for whoever comes back from there.
  url text,
  return_to text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
-- One at a time: two tabs never pay twice.
CREATE UNIQUE INDEX payment_attempts_open ON payment_attempts (order_id) WHERE state IN ('open', 'authorised');
CREATE INDEX payment_attempts_by_order ON payment_attempts (order_id, created_at, id);
CREATE UNIQUE INDEX payment_attempts_by_reference ON payment_attempts (method, reference);
CREATE INDEX payment_attempts_by_charge ON payment_attempts (method, charge) WHERE charge IS NOT NULL;

ALTER TABLE payments
  -- Which try has paid it; null where money comes by hand.
  ADD COLUMN attempt_id object_id REFERENCES payment_attempts,
  -- What went back by refunds. One that is marked as refunded by hand counts as a whole.
  ADD COLUMN refunded_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_cents BETWEEN 0 AND amount_cents);
CREATE INDEX payments_online_unpaid ON payments (created_at)
  WHERE status = 'expected' AND method IN ('card', 'test_card');

CREATE TABLE refunds (
  id object_id PRIMARY KEY,
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  -- Of which payment; null where money goes back by hand.
  attempt_id object_id REFERENCES payment_attempts,
  state text NOT NULL CHECK (state IN ('pending', 'done', 'failed')),
  cause text NOT NULL CHECK (cause IN ('staff', 'cancelled', 'late', 'provider')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  taxes jsonb NOT NULL DEFAULT '[]',
  lines jsonb NOT NULL DEFAULT '[]',
  with_shipping boolean NOT NULL DEFAULT false,
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

CREATE TABLE payment_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  method text NOT NULL,
  -- The service's name of it: what was heard once is not heard again.
  event_id text,
  kind text NOT NULL,
  amount_cents bigint,
  at timestamptz NOT NULL
);
CREATE UNIQUE INDEX payment_events_once ON payment_events (method, event_id) WHERE event_id IS NOT NULL;
CREATE INDEX payment_events_by_order ON payment_events (order_id, id);

-- What the test card remembers, as a payment service would; nothing else of the shop reads it.
CREATE TABLE test_card_payments (
  id object_id PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('open', 'authorised', 'paid', 'refused', 'expired')),
  amount_cents bigint NOT NULL,
  refunds jsonb NOT NULL DEFAULT '{}'
);

-- Pieces of a line that are back on the shelf before the whole order is.
ALTER TABLE order_lines ADD COLUMN returned integer NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND quantity);

-- Income is what was received and kept, so that a refund in part takes from it; each refund counts in the month it was made.
CREATE OR REPLACE FUNCTION count_money(payment payments, sign integer) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO money_months AS months (month, income_cents, refund_cents)
  SELECT date_trunc('month', payment.updated_at AT TIME ZONE 'UTC')::date,
    CASE payment.status WHEN 'received' THEN sign * (payment.amount_cents - payment.refunded_cents) ELSE 0 END,
    CASE payment.status WHEN 'refunded' THEN sign * (payment.amount_cents - payment.refunded_cents) ELSE 0 END
  WHERE payment.status IN ('received', 'refunded')
  ON CONFLICT (month) DO UPDATE SET
    income_cents = months.income_cents + excluded.income_cents,
    refund_cents = months.refund_cents + excluded.refund_cents
$$;

CREATE FUNCTION count_refund(refund refunds, sign integer) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO money_months AS months (month, refund_cents)
  SELECT date_trunc('month', refund.updated_at AT TIME ZONE 'UTC')::date, sign * refund.amount_cents
  WHERE refund.state = 'done'
  ON CONFLICT (month) DO UPDATE SET refund_cents = months.refund_cents + excluded.refund_cents
$$;

CREATE FUNCTION refund_moved() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_refund(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_refund(NEW, 1); END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER refunds_counted AFTER INSERT OR UPDATE OR DELETE ON refunds
FOR EACH ROW EXECUTE FUNCTION refund_moved();

-- What somebody did stays; their name goes with them.
CREATE FUNCTION forget_refunder() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE refunds SET actor_id = NULL, actor_name = 'Deleted user' WHERE actor_id = OLD.id;
  RETURN OLD;
END
$$;
CREATE TRIGGER users_leave_refunds BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_refunder();
