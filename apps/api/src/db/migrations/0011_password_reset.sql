-- Only the hash of a reset link is kept; one per user, the newest.
CREATE TABLE password_resets (
  user_id object_id PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  hash bytea NOT NULL UNIQUE,
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
