-- older code: lives
-- Roles of staff: named sets of permissions. `users.permissions` stays what a person may do; a role fills it.
CREATE TABLE staff_roles (
  id object_id PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  -- Null: everything. Only Owner has it.
  permissions text[],
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX staff_roles_by_name ON staff_roles (lower(name));
CREATE UNIQUE INDEX staff_roles_one_owner ON staff_roles ((permissions IS NULL)) WHERE permissions IS NULL;
INSERT INTO staff_roles (id, name, permissions) VALUES
  ('000000000000000000000001', 'Owner', NULL),
  ('000000000000000000000002', 'Orders', '{orders.read,orders.write}'),
  ('000000000000000000000003', 'Catalogue', '{catalogue.write}'),
  ('000000000000000000000004', 'Support', '{orders.read,customers.read,customers.write}'),
  ('000000000000000000000005', 'Accounts', '{orders.read,payments.read,payments.write,reports.read}');

-- The role that an Admin's permissions follow. Null: the permissions are the person's own.
ALTER TABLE users ADD COLUMN staff_role_id object_id REFERENCES staff_roles;
CREATE INDEX users_by_staff_role ON users (staff_role_id) WHERE staff_role_id IS NOT NULL;

-- When a person of staff was first asked to set up two-step verification. Null: never, or it is set up.
ALTER TABLE users ADD COLUMN second_factor_asked_at timestamptz(3);

-- Invitations to join the staff. An accepted or revoked one is deleted.
CREATE TABLE staff_invitations (
  id object_id PRIMARY KEY,
  email text NOT NULL,
  role_id object_id NOT NULL REFERENCES staff_roles,
  hash bytea NOT NULL UNIQUE,
  -- Whether the link was only emailed, so that its use proves the address.
  by_email boolean NOT NULL,
  -- An invitation ends with its inviter.
  invited_by object_id NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX staff_invitations_by_email ON staff_invitations (lower(email));
CREATE INDEX staff_invitations_by_role ON staff_invitations (role_id);
CREATE INDEX staff_invitations_by_inviter ON staff_invitations (invited_by);
CREATE INDEX staff_invitations_by_expiry ON staff_invitations (expires_at);

-- A person with a role has its permissions. Permissions that are set directly end the role, and all of them are Owner's.
CREATE FUNCTION follow_staff_role() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF NEW.role <> 'Admin' THEN
    NEW.staff_role_id := NULL;
  ELSIF NEW.staff_role_id IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.staff_role_id IS DISTINCT FROM OLD.staff_role_id) THEN
    -- The lock waits for an edit of the role, and makes the next one wait for this person.
    SELECT permissions INTO STRICT NEW.permissions FROM staff_roles WHERE id = NEW.staff_role_id FOR SHARE;
  ELSIF NEW.permissions IS NULL THEN
    NEW.staff_role_id := (SELECT id FROM staff_roles WHERE permissions IS NULL);
  ELSIF NEW.staff_role_id IS NOT NULL THEN
    NEW.staff_role_id := (SELECT id FROM staff_roles WHERE id = NEW.staff_role_id AND permissions = NEW.permissions);
  END IF;
  RETURN NEW;
END
$$;
-- Sorts before users_version_time, which compares the permissions.
CREATE TRIGGER users_follow_staff_role BEFORE INSERT OR UPDATE OF role, permissions, staff_role_id ON users
FOR EACH ROW EXECUTE FUNCTION follow_staff_role();

-- An edited role changes the permissions of everyone who has it.
CREATE FUNCTION spread_staff_role() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE users SET permissions = NEW.permissions WHERE staff_role_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER staff_roles_spread AFTER UPDATE OF permissions ON staff_roles
FOR EACH ROW WHEN (OLD.permissions IS DISTINCT FROM NEW.permissions) EXECUTE FUNCTION spread_staff_role();

-- Existing Admins with every permission are Owners. Others keep their own permissions.
UPDATE users SET staff_role_id = (SELECT id FROM staff_roles WHERE permissions IS NULL)
WHERE role = 'Admin' AND permissions IS NULL;

-- As before, and without the invitations of the deleted user.
CREATE OR REPLACE FUNCTION erase_user() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM set_config('larkwood.erasing', 'on', true);
  UPDATE audit_log SET actor_name = 'Deleted user' WHERE actor_id = OLD.id;
  -- A failed sign-in has no actor. Its actor_name is the typed email address.
  UPDATE audit_log
  SET before = without_personal_fields(before), after = without_personal_fields(after),
    actor_name = CASE WHEN actor_id IS NULL THEN 'Deleted user' ELSE actor_name END
  WHERE subject_id = OLD.id::text;
  UPDATE audit_log SET before = without_personal_fields(before), after = without_personal_fields(after)
  WHERE action IN ('invitation.create', 'invitation.delete', 'invitation.accept')
    AND lower(coalesce(after, before)->>'email') = lower(OLD.email);
  PERFORM set_config('larkwood.erasing', 'off', true);
  DELETE FROM sign_in_failures WHERE account IN (OLD.id::text, lower(OLD.email));
  DELETE FROM newsletter_subscribers WHERE email = lower(OLD.email);
  DELETE FROM staff_invitations WHERE lower(email) = lower(OLD.email);
  RETURN OLD;
END
$$;
