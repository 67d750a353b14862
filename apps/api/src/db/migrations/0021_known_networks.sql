-- older code: lives
-- Where somebody has signed in before, as a hash that only this shop can make: from there the owner still gets in while
-- the whole world guesses at the account.
CREATE TABLE known_networks (
  user_id object_id NOT NULL REFERENCES users ON DELETE CASCADE,
  hash bytea NOT NULL,
  last_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, hash)
);
CREATE INDEX known_networks_by_age ON known_networks (last_at);
