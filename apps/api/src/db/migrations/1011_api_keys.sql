-- older code: lives
-- Keys with which programs call the API. A key acts for the Admin who made it, with some of their permissions.
CREATE TABLE api_keys (
  id object_id PRIMARY KEY,
  user_id object_id NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  -- The first characters, to recognise the key.
  prefix text NOT NULL,
  hash bytea NOT NULL UNIQUE,
  permissions text[] NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3),
  last_used_at timestamptz(3)
);
CREATE INDEX api_keys_by_user ON api_keys (user_id);
