-- older code: lives
-- In trading mode an address has a second line, a postcode and a city. `address` is its first line.
ALTER TABLE users
  ADD COLUMN address_line2 text NOT NULL DEFAULT '',
  ADD COLUMN post_code text NOT NULL DEFAULT '',
  ADD COLUMN city text NOT NULL DEFAULT '';
ALTER TABLE orders
  ADD COLUMN address_line2 text NOT NULL DEFAULT '',
  ADD COLUMN post_code text NOT NULL DEFAULT '',
  ADD COLUMN city text NOT NULL DEFAULT '';

-- Users: an edit raises the version. A new password is no edit.
DROP TRIGGER users_version ON users;
CREATE TRIGGER users_version
BEFORE UPDATE OF user_name, email, role, first_name, last_name, address, address_line2, post_code, city, country, phone_number
ON users FOR EACH ROW WHEN (
  (OLD.user_name, OLD.email, OLD.role, OLD.first_name, OLD.last_name, OLD.address, OLD.address_line2, OLD.post_code,
    OLD.city, OLD.country, OLD.phone_number)
  IS DISTINCT FROM
  (NEW.user_name, NEW.email, NEW.role, NEW.first_name, NEW.last_name, NEW.address, NEW.address_line2, NEW.post_code,
    NEW.city, NEW.country, NEW.phone_number)
) EXECUTE FUNCTION raise_version();

-- An audit value without personal data. The keys stay, so that the entry still shows which fields changed.
CREATE OR REPLACE FUNCTION without_personal_fields(entry jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN jsonb_typeof(entry) <> 'object' THEN entry ELSE (
  SELECT coalesce(jsonb_object_agg(key, CASE
    WHEN key IN ('userName', 'firstName', 'lastName', 'email', 'address', 'addressLine2', 'postCode', 'city', 'country',
      'phoneNumber', 'device')
    THEN '""'::jsonb ELSE value END), '{}'::jsonb)
  FROM jsonb_each(entry)
) END;

-- Closed orders of a deleted user lose all personal data. Open ones keep what delivery needs.
CREATE OR REPLACE FUNCTION anonymise_orders() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE orders SET first_name = 'Deleted', last_name = 'customer', email = '', country = '', address = '',
    address_line2 = '', post_code = '', city = '', phone_number = '', notes = ''
  WHERE user_id = OLD.id AND status IN ('DELIVERED', 'CANCELLED', 'RETURNED');
  UPDATE order_events SET actor_name = 'Deleted customer', note = '' WHERE actor_id = OLD.id;
  PERFORM erase_mails(OLD.email, false);
  RETURN OLD;
END
$$;

CREATE OR REPLACE FUNCTION anonymise_closed_order() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM users WHERE lower(users.email) = lower(OLD.email)) THEN
    PERFORM erase_mails(OLD.email, true);
  END IF;
  NEW.first_name := 'Deleted';
  NEW.last_name := 'customer';
  NEW.email := '';
  NEW.country := '';
  NEW.address := '';
  NEW.address_line2 := '';
  NEW.post_code := '';
  NEW.city := '';
  NEW.phone_number := '';
  NEW.notes := '';
  RETURN NEW;
END
$$;
