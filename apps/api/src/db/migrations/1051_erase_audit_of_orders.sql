-- older code: lives
-- Erased orders and deleted messages leave nothing personal in the audit log.

-- An audit value without personal data. The keys stay, so that the entry still shows which fields changed.
CREATE OR REPLACE FUNCTION without_personal_fields(entry jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN jsonb_typeof(entry) <> 'object' THEN entry ELSE (
  SELECT coalesce(jsonb_object_agg(key, CASE
    WHEN key IN ('userName', 'firstName', 'lastName', 'email', 'address', 'addressLine2', 'postCode', 'city', 'country',
      'phoneNumber', 'device', 'note', 'notes', 'answer')
    THEN '""'::jsonb ELSE value END), '{}'::jsonb)
  FROM jsonb_each(entry)
) END;

-- Removes the personal data of an order or a message from the audit log.
CREATE FUNCTION erase_audit_of(erased text) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM set_config('larkwood.erasing', 'on', true);
  UPDATE audit_log SET before = without_personal_fields(before), after = without_personal_fields(after)
  WHERE subject_id = erased;
  PERFORM set_config('larkwood.erasing', 'off', true);
END
$$;

CREATE FUNCTION erase_audit_of_order() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM erase_audit_of(NEW.id::text);
  RETURN NULL;
END
$$;
CREATE TRIGGER orders_erase_audit AFTER UPDATE ON orders
FOR EACH ROW WHEN (OLD.email <> '' AND NEW.email = '') EXECUTE FUNCTION erase_audit_of_order();

CREATE FUNCTION erase_audit_of_message() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM erase_audit_of(OLD.id::text);
  RETURN NULL;
END
$$;
CREATE TRIGGER contact_messages_erase_audit AFTER DELETE ON contact_messages
FOR EACH ROW EXECUTE FUNCTION erase_audit_of_message();

-- What earlier deletions have left.
DO $$
BEGIN
  PERFORM set_config('larkwood.erasing', 'on', true);
  UPDATE audit_log SET before = without_personal_fields(before), after = without_personal_fields(after)
  WHERE (subject_type = 'order' AND subject_id IN (SELECT id::text FROM orders WHERE email = ''))
    OR (subject_type = 'user' AND subject_id IS NOT NULL AND NOT EXISTS (SELECT FROM users WHERE id = subject_id))
    OR (subject_type = 'message' AND NOT EXISTS (SELECT FROM contact_messages WHERE id = subject_id));
  PERFORM set_config('larkwood.erasing', 'off', true);
END
$$;
