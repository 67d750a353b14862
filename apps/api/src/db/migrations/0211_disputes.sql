-- older code: lives
-- Payments that somebody's bank takes back by way of a dispute, as the payment service tells of them. One that is lost is money
-- that went back: it is a refund under the dispute's own reference.
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
