-- older code: lives
-- What customers want to send back, line by line, and what the shop said to it.
CREATE TABLE return_requests (
  id object_id PRIMARY KEY,
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  -- Pieces of lines, by the line's number from 1.
  lines jsonb NOT NULL,
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'accepted', 'declined', 'done')),
  answer text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX return_requests_by_order ON return_requests (order_id, created_at, id);
-- One that waits for its answer at a time: a double click asks once.
CREATE UNIQUE INDEX return_requests_one_open ON return_requests (order_id) WHERE state = 'asked';

CREATE OR REPLACE FUNCTION count_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  IF NEW.email = '' AND OLD.email <> '' THEN
    NEW.parcels := '[]';
    DELETE FROM order_notes WHERE order_id = OLD.id;
    UPDATE return_requests SET reason = '', answer = '' WHERE order_id = OLD.id;
  END IF;
  RETURN NEW;
END
$$;
