-- older code: lives
-- Backups of the shop. Their files are in DATA_DIR/backups, and not in the database.
CREATE TABLE backups (
  id object_id PRIMARY KEY,
  rows bigint NOT NULL CHECK (rows >= 0),
  pictures integer NOT NULL CHECK (pictures >= 0),
  bytes bigint NOT NULL CHECK (bytes >= 0),
  created_at timestamptz(3) NOT NULL,
  -- The shop deletes its file then. Null: written by the command.
  expires_at timestamptz(3)
);
CREATE INDEX backups_newest ON backups (created_at DESC);
