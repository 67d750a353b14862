-- older code: lives
-- What was sent to a mailbox counts for a day, also when whoever registered with it has left: who registered with a
-- stranger's address, left and registered again could have it written to without end. Nothing names anybody: the mailbox
-- is a hash, and goes when its day is over. An older process does not count these.
CREATE TABLE forgotten_mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mailbox bytea NOT NULL,
  kind text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX forgotten_mails_by_mailbox ON forgotten_mails (mailbox, kind, created_at);

-- Large providers take no notice of points, and one has two names: all that is one mailbox. Only counting goes by it.
-- The index is made anew (some seconds where hundreds of thousands of messages are kept; who writes one waits).
DROP INDEX jobs_by_mailbox;
CREATE OR REPLACE FUNCTION mailbox_of(address text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(regexp_replace(split_part(lower(address), '@', 1), '\+.*$', ''), '.', '')
  || '@' || regexp_replace(split_part(lower(address), '@', 2), '^googlemail\.com$', 'gmail.com');
CREATE INDEX jobs_by_mailbox ON jobs (mailbox_of(payload->>'recipient'), (payload->>'kind'), created_at)
  WHERE kind = 'mail';

CREATE FUNCTION mailbox_hash(address text) RETURNS bytea
LANGUAGE sql STABLE STRICT PARALLEL SAFE
RETURN sha256(convert_to(mailbox_of(address), 'UTF8'));

CREATE FUNCTION forget_mails(address text, sent_only boolean) RETURNS void
LANGUAGE sql
AS $$
  WITH gone AS (
    DELETE FROM outbox WHERE recipient = address AND (sent_at IS NOT NULL OR NOT sent_only)
    RETURNING kind, created_at
  )
  INSERT INTO forgotten_mails (mailbox, kind, created_at) SELECT mailbox_hash(address), kind, created_at FROM gone
$$;

CREATE OR REPLACE FUNCTION anonymise_orders() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE orders SET first_name = 'Deleted', last_name = 'customer', email = '', country = '', address = '',
    phone_number = '', notes = ''
  WHERE user_id = OLD.id AND status IN ('DELIVERED', 'CANCELLED', 'RETURNED');
  UPDATE order_events SET actor_name = 'Deleted customer', note = '' WHERE actor_id = OLD.id;
  PERFORM forget_mails(OLD.email, false);
  RETURN OLD;
END
$$;

CREATE OR REPLACE FUNCTION forget_left_customer() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM users WHERE lower(users.email) = lower(OLD.email)) THEN
    PERFORM forget_mails(OLD.email, true);
  END IF;
  NEW.first_name := 'Deleted';
  NEW.last_name := 'customer';
  NEW.email := '';
  NEW.country := '';
  NEW.address := '';
  NEW.phone_number := '';
  NEW.notes := '';
  RETURN NEW;
END
$$;
