-- older code: lives
-- Two Admins who edit one user must not undo each other, as with products. A new password is no edit.
ALTER TABLE users ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);

CREATE FUNCTION raise_user_version() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END
$$;
CREATE TRIGGER users_version
BEFORE UPDATE OF user_name, email, role, first_name, last_name, address, country, phone_number ON users
FOR EACH ROW WHEN (
  (OLD.user_name, OLD.email, OLD.role, OLD.first_name, OLD.last_name, OLD.address, OLD.country, OLD.phone_number)
  IS DISTINCT FROM
  (NEW.user_name, NEW.email, NEW.role, NEW.first_name, NEW.last_name, NEW.address, NEW.country, NEW.phone_number)
) EXECUTE FUNCTION raise_user_version();
