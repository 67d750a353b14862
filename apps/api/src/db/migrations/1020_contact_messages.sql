-- older code: lives
-- Messages from the contact form, and the shop's replies.
CREATE TABLE contact_messages (
  id object_id PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  order_number text NOT NULL,
  text text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'spam')),
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX contact_messages_newest ON contact_messages (state, created_at DESC, id DESC);
CREATE INDEX contact_messages_of_mailbox ON contact_messages (mailbox_of(email), created_at);

CREATE TABLE contact_replies (
  id object_id PRIMARY KEY,
  message_id object_id NOT NULL REFERENCES contact_messages ON DELETE CASCADE,
  author text NOT NULL,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX contact_replies_of_message ON contact_replies (message_id, created_at);

-- A deleted user's messages are deleted too.
CREATE FUNCTION erase_messages() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM contact_messages WHERE mailbox_of(email) = mailbox_of(OLD.email) AND lower(email) = lower(OLD.email);
  RETURN OLD;
END
$$;
CREATE TRIGGER users_erase_messages AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION erase_messages();
