-- older code: lives
-- The keys of orders become those of every call that creates something: the same key never makes it twice.
ALTER TABLE order_keys RENAME TO request_keys;
ALTER TABLE request_keys RENAME COLUMN order_id TO made_id;
ALTER INDEX order_keys_by_age RENAME TO request_keys_by_age;
ALTER TABLE request_keys
  ALTER COLUMN made_id DROP NOT NULL,
  -- What was answered, where it cannot be read again by an id.
  ADD COLUMN outcome jsonb;

-- A process of the version before writes, reads and tidies through this; to be dropped with the next release.
CREATE VIEW order_keys AS
  SELECT user_id, key, request_hash, made_id AS order_id, created_at FROM request_keys;
