-- older code: lives
-- Codes that a customer has tried and that there are not, within the hour that began with the first of them.
CREATE TABLE coupon_guesses (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  wrong integer NOT NULL,
  last_code text NOT NULL,
  since timestamptz NOT NULL
);
CREATE INDEX coupon_guesses_since ON coupon_guesses (since);
