-- older code: lives
-- Requests that the shop sends to other programs when something changes.
CREATE TABLE webhooks (
  id object_id PRIMARY KEY,
  url text NOT NULL CHECK (url <> ''),
  description text NOT NULL,
  events text[] NOT NULL,
  -- Encrypted with AUTH_SECRET.
  secret bytea NOT NULL,
  -- Signs deliveries too, until that time.
  previous_secret bytea,
  previous_secret_until timestamptz(3),
  -- Position in the change log: deliveries exist for all changes before it.
  cursor text NOT NULL,
  -- When the cursor was last moved.
  read_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  disabled_reason text
);

CREATE TABLE webhook_deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  webhook_id object_id NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  -- The header webhook-id, the same on every attempt.
  message_id text NOT NULL,
  event text NOT NULL,
  -- Deliveries about the same object are sent in order. NULL for events about the shop.
  object_id object_id,
  body text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- NULL if there is no further attempt.
  next_at timestamptz(3),
  delivered_at timestamptz(3),
  -- About the last attempt.
  attempted_at timestamptz(3),
  milliseconds integer,
  response_status integer,
  response_body text,
  error text
);
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id, id);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, next_at, id) WHERE next_at IS NOT NULL;
CREATE INDEX webhook_deliveries_by_object ON webhook_deliveries (webhook_id, object_id, id) WHERE next_at IS NOT NULL;
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at);
