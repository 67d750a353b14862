-- older code: lives
-- What the office knows of a customer beside their account: a note, and whether they may sign in and order. An older
-- process lets a blocked customer sign in until it is replaced.
CREATE TABLE customer_records (
  user_id object_id PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  note text NOT NULL DEFAULT '',
  blocked_at timestamptz,
  version integer NOT NULL DEFAULT 1
);
