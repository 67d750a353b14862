-- older code: lives
-- The mailbox behind an address: whoever has one gets what is sent to any tag of it (name+tag@host).
CREATE FUNCTION mailbox_of(address text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(lower(address), '\+[^@]*@', '@');

-- How much a mailbox got lately, of each kind.
CREATE INDEX outbox_by_mailbox ON outbox (mailbox_of(recipient), kind, created_at);
