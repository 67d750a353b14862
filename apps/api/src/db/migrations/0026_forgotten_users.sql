-- older code: lives
-- Whoever leaves is forgotten in the audit log as well: what happened stays, who it was does not. That is the only change
-- that the log allows, and only to names and personal fields.
CREATE FUNCTION without_personal(entry jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN jsonb_typeof(entry) <> 'object' THEN entry ELSE (
  SELECT coalesce(jsonb_object_agg(key, CASE
    WHEN key IN ('userName', 'firstName', 'lastName', 'email', 'address', 'country', 'phoneNumber', 'device')
    THEN '""'::jsonb ELSE value END), '{}'::jsonb)
  FROM jsonb_each(entry)
) END;

CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_LEVEL = 'STATEMENT' AND current_setting('larkwood.forgetting', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER audit_log_forgets_names_only
BEFORE UPDATE ON audit_log FOR EACH ROW
WHEN (
  (OLD.id, OLD.at, OLD.actor_id, OLD.action, OLD.subject_type, OLD.subject_id, OLD.request_id)
  IS DISTINCT FROM
  (NEW.id, NEW.at, NEW.actor_id, NEW.action, NEW.subject_type, NEW.subject_id, NEW.request_id)
) EXECUTE FUNCTION refuse_change();

CREATE FUNCTION forget_user() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM set_config('larkwood.forgetting', 'on', true);
  UPDATE audit_log SET actor_name = 'Deleted user' WHERE actor_id = OLD.id;
  -- A refused sign-in has no actor; the name is what was typed, the address of the account.
  UPDATE audit_log SET before = without_personal(before), after = without_personal(after),
    actor_name = CASE WHEN actor_id IS NULL THEN 'Deleted user' ELSE actor_name END
  WHERE subject_id = OLD.id::text;
  PERFORM set_config('larkwood.forgetting', 'off', true);
  DELETE FROM sign_in_failures WHERE account IN (OLD.id::text, lower(OLD.email));
  DELETE FROM newsletter_subscribers WHERE email = lower(OLD.email);
  RETURN OLD;
END
$$;
CREATE TRIGGER users_are_forgotten BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_user();
