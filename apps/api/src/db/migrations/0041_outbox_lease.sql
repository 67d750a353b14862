-- older code: lives
-- Whoever sends a message has it for a while, without a transaction around the sending. After that it is anybody's again.
ALTER TABLE outbox ADD COLUMN leased_until timestamptz;
-- An old message goes out only when somebody has said so.
ALTER TABLE outbox ADD COLUMN released boolean NOT NULL DEFAULT false;
