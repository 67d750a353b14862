-- older code: lives
-- How far the event listener of EXTENSIONS has come in the change log.
CREATE TABLE event_listener (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  cursor text NOT NULL,
  -- When the cursor was last moved.
  read_at timestamptz(3) NOT NULL
);
-- The extension that takes the payment. Null: the shop's own provider of the method.
ALTER TABLE payment_attempts ADD COLUMN provider text CHECK (provider <> '');
