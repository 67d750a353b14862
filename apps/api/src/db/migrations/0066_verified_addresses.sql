-- older code: lives
-- Whether a mailbox has shown that it is its account's: by a link, of which only the hash is kept. Another address has
-- to show it again, by whatever way the account got it.
CREATE TABLE email_verifications (
  user_id object_id PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  hash bytea UNIQUE,
  requested_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  verified_at timestamptz(3)
);

CREATE FUNCTION void_email_verification() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM email_verifications WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER users_void_email_verification AFTER UPDATE OF email ON users
FOR EACH ROW WHEN (lower(OLD.email) <> lower(NEW.email))
EXECUTE FUNCTION void_email_verification();
