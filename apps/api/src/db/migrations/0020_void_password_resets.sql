-- older code: lives
-- A link that was sent to an old mailbox, or for a password that is no longer, opens nothing: whoever changes either of
-- them, by whatever way, takes the link back.
CREATE FUNCTION void_password_reset() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM password_resets WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER users_void_password_reset AFTER UPDATE OF email, password_hash ON users
FOR EACH ROW WHEN (OLD.email <> NEW.email OR OLD.password_hash <> NEW.password_hash)
EXECUTE FUNCTION void_password_reset();
