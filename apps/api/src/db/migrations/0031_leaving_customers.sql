-- older code: lives
-- An order that is still on its way keeps what its delivery needs after its customer has left; it forgets them when it
-- is closed. Orders of customers who are gone have no user, so no other order can be meant.
CREATE OR REPLACE FUNCTION anonymise_orders() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE orders SET first_name = 'Deleted', last_name = 'customer', email = '', country = '', address = '',
    phone_number = '', notes = ''
  WHERE user_id = OLD.id AND status IN ('DELIVERED', 'CANCELLED', 'RETURNED');
  UPDATE order_events SET actor_name = 'Deleted customer', note = '' WHERE actor_id = OLD.id;
  DELETE FROM outbox WHERE recipient = OLD.email;
  RETURN OLD;
END
$$;

CREATE FUNCTION forget_left_customer() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM outbox WHERE recipient = OLD.email AND sent_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM users WHERE lower(users.email) = lower(OLD.email));
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
CREATE TRIGGER orders_forget_left_customer BEFORE UPDATE OF status ON orders
FOR EACH ROW WHEN (NEW.user_id IS NULL AND NEW.status IN ('DELIVERED', 'CANCELLED', 'RETURNED'))
EXECUTE FUNCTION forget_left_customer();
