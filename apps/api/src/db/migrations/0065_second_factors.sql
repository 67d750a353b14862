-- older code: must stop (it would let somebody in with the password alone)
-- The second step of signing in. The secret is sealed with a key that is not in the database. A code counts once: the
-- step of time that it belongs to is remembered. Wrong ones are counted until a right one comes, because only somebody
-- who knows the password gets to try them.
CREATE TABLE second_factors (
  user_id object_id PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret bytea NOT NULL,
  created_at timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3),
  last_step bigint NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  blocked_until timestamptz(3)
);

-- Codes for whoever has lost the app: only their hashes, each gone with its use.
CREATE TABLE recovery_codes (
  user_id object_id NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  hash bytea NOT NULL,
  PRIMARY KEY (user_id, hash)
);
