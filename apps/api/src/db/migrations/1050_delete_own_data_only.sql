-- older code: lives
-- Deleting an account deletes what its customer owns, and nobody else's data.

-- Since when an account owns what was sent to its email address, or with it: anyone can register with any address, so
-- only a confirmed one has an earlier past.
CREATE FUNCTION address_owned_since(account text) RETURNS timestamptz
LANGUAGE sql STABLE
RETURN (
  SELECT CASE
    WHEN EXISTS (SELECT FROM email_verifications WHERE user_id = account AND verified_at IS NOT NULL)
    THEN '-infinity'::timestamptz ELSE created_at END
  FROM users WHERE id = account
);

-- Deletes the mails to an address, in any spelling, and remembers only how many there were, for the mail limit.
DROP FUNCTION erase_mails(text, boolean);
CREATE FUNCTION erase_mails(address text, sent_only boolean, since timestamptz DEFAULT '-infinity') RETURNS void
LANGUAGE sql
AS $$
  WITH deleted AS (
    DELETE FROM mails
    WHERE mailbox_of(recipient) = mailbox_of(address) AND lower(recipient) = lower(address) AND created_at >= since
      AND (sent_at IS NOT NULL OR NOT sent_only)
    RETURNING kind, created_at
  )
  INSERT INTO erased_mails (mailbox, kind, created_at) SELECT mailbox_hash(address), kind, created_at FROM deleted
$$;

CREATE OR REPLACE FUNCTION anonymise_orders() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE orders SET first_name = 'Deleted', last_name = 'customer', email = '', country = '', address = '',
    address_line2 = '', post_code = '', city = '', phone_number = '', notes = ''
  WHERE user_id = OLD.id AND status IN ('DELIVERED', 'CANCELLED', 'RETURNED');
  IF EXISTS (SELECT FROM email_verifications WHERE user_id = OLD.id AND verified_at IS NOT NULL) THEN
    PERFORM erase_guest_orders(ARRAY(
      SELECT id FROM orders
      WHERE is_guest AND mailbox_of(email) = mailbox_of(OLD.email) AND lower(email) = lower(OLD.email)
    ));
  END IF;
  UPDATE order_events SET actor_name = 'Deleted customer', note = '' WHERE actor_id = OLD.id;
  PERFORM erase_mails(OLD.email, false, address_owned_since(OLD.id));
  RETURN OLD;
END
$$;

CREATE OR REPLACE FUNCTION erase_user() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  since CONSTANT timestamptz := address_owned_since(OLD.id);
BEGIN
  PERFORM set_config('larkwood.erasing', 'on', true);
  UPDATE audit_log SET actor_name = 'Deleted user' WHERE actor_id = OLD.id;
  -- A failed sign-in has no actor. Its actor_name is the typed email address.
  UPDATE audit_log
  SET before = without_personal_fields(before), after = without_personal_fields(after),
    actor_name = CASE WHEN actor_id IS NULL THEN 'Deleted user' ELSE actor_name END
  WHERE subject_id = OLD.id::text;
  DELETE FROM staff_invitations WHERE lower(email) = lower(OLD.email) AND created_at >= since;
  -- Not those of an open invitation, which is for the owner of the address.
  UPDATE audit_log SET before = without_personal_fields(before), after = without_personal_fields(after)
  WHERE action IN ('invitation.create', 'invitation.delete', 'invitation.accept')
    AND lower(coalesce(after, before)->>'email') = lower(OLD.email)
    AND NOT EXISTS (SELECT FROM staff_invitations WHERE lower(email) = lower(OLD.email));
  PERFORM set_config('larkwood.erasing', 'off', true);
  DELETE FROM sign_in_failures WHERE account IN (OLD.id::text, lower(OLD.email));
  DELETE FROM newsletter_subscribers WHERE email = lower(OLD.email) AND created_at >= since;
  RETURN OLD;
END
$$;

-- Before the deletion, because it deletes the confirmation of the address.
CREATE OR REPLACE FUNCTION erase_messages() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM contact_messages
  WHERE mailbox_of(email) = mailbox_of(OLD.email) AND lower(email) = lower(OLD.email)
    AND created_at >= address_owned_since(OLD.id);
  RETURN OLD;
END
$$;
DROP TRIGGER users_erase_messages ON users;
CREATE TRIGGER users_erase_messages BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION erase_messages();
