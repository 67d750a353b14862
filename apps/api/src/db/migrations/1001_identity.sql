-- older code: must stop (1.0 renamed tables, columns and functions)
-- Baseline of version 1.0, part 2 of 4: identity. Users, sign-in, customers and newsletter.

------------------------------------------------------------------------------------------------------------------------
-- Tables
------------------------------------------------------------------------------------------------------------------------

-- Customers and staff.
CREATE TABLE users (
  id object_id PRIMARY KEY,
  user_name text NOT NULL CHECK (user_name <> ''),
  email text NOT NULL CHECK (email <> ''),
  password_hash text NOT NULL,
  role text NOT NULL DEFAULT 'User' CHECK (role IN ('User', 'Admin')),
  -- What an Admin may do. Null: everything. Ignored for a User, who may do nothing.
  permissions text[],
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT '',
  phone_number text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  words tsvector GENERATED ALWAYS AS (
    search_words(user_name || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || country)
  ) STORED
);
CREATE UNIQUE INDEX users_email_key ON users (lower(email));
CREATE INDEX users_newest ON users (created_at DESC, id DESC);
CREATE INDEX users_by_name ON users (lower(user_name) COLLATE "C", id);
CREATE INDEX users_admins ON users (created_at DESC, id DESC) WHERE role = 'Admin';
CREATE INDEX users_words ON users USING gin (words);

-- One signed-in device: a family of refresh tokens of which only the newest is valid.
CREATE TABLE sessions (
  id object_id PRIMARY KEY,
  user_id object_id NOT NULL REFERENCES users ON DELETE CASCADE,
  device text NOT NULL,
  address text NOT NULL,
  remembered boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_seen_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3)
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_ended ON sessions (ended_at) WHERE ended_at IS NOT NULL;

-- Hashes of refresh tokens. A replaced token that is used again reveals a theft.
CREATE TABLE refresh_tokens (
  hash bytea PRIMARY KEY,
  session_id object_id NOT NULL REFERENCES sessions ON DELETE CASCADE,
  issued_at timestamptz(3) NOT NULL,
  replaced_at timestamptz(3)
);
CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id);
CREATE INDEX refresh_tokens_replaced ON refresh_tokens (replaced_at) WHERE replaced_at IS NOT NULL;

-- Failed sign-ins by account and network address. The account is the typed text, registered or not.
CREATE TABLE sign_in_failures (
  account text NOT NULL,
  address text NOT NULL,
  failures integer NOT NULL,
  blocked_until timestamptz(3) NOT NULL,
  last_at timestamptz(3) NOT NULL,
  PRIMARY KEY (account, address)
);
CREATE INDEX sign_in_failures_by_age ON sign_in_failures (last_at);

-- Networks from which a user has signed in, as keyed hashes. They stay open while others guess the password.
CREATE TABLE known_networks (
  user_id object_id NOT NULL REFERENCES users ON DELETE CASCADE,
  hash bytea NOT NULL,
  last_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, hash)
);
CREATE INDEX known_networks_by_age ON known_networks (last_at);

-- Second factors (one-time codes). The secret is encrypted with a key that is not in the database.
CREATE TABLE second_factors (
  user_id object_id PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret bytea NOT NULL,
  created_at timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3),
  -- Time step of the last accepted code, because a code is valid once.
  last_step bigint NOT NULL DEFAULT 0,
  -- Wrong codes since the last right one.
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  blocked_until timestamptz(3)
);

-- Hashes of recovery codes for a lost authenticator app. A used code is deleted.
CREATE TABLE recovery_codes (
  user_id object_id NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  hash bytea NOT NULL,
  PRIMARY KEY (user_id, hash)
);

-- The newest password reset link of a user, as a hash.
CREATE TABLE password_resets (
  user_id object_id PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  hash bytea NOT NULL UNIQUE,
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Whether a user has confirmed the email address, and the hash of the open link.
CREATE TABLE email_verifications (
  user_id object_id PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  hash bytea UNIQUE,
  requested_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  verified_at timestamptz(3)
);

-- Notes of the staff about a customer, and whether the customer is blocked.
CREATE TABLE customer_records (
  user_id object_id PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  note text NOT NULL DEFAULT '',
  blocked_at timestamptz,
  version integer NOT NULL DEFAULT 1
);

-- Newsletter subscribers. They have no id; a hash of the address orders those of the same moment.
CREATE TABLE newsletter_subscribers (
  email text PRIMARY KEY CHECK (email = lower(email)),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX newsletter_newest ON newsletter_subscribers (created_at DESC, (left(md5(email), 24)) DESC);

-- Idempotency keys of requests that create something. A second request with the same key waits for the first.
CREATE TABLE idempotency_keys (
  user_id object_id NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  -- Id of the created row, if it has one.
  resource_id object_id,
  -- The response, if it can't be read again by id.
  response jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

------------------------------------------------------------------------------------------------------------------------
-- Views, functions and triggers
------------------------------------------------------------------------------------------------------------------------

-- Users: an edit raises the version. A new password is no edit.
CREATE TRIGGER users_version
BEFORE UPDATE OF user_name, email, role, first_name, last_name, address, country, phone_number ON users
FOR EACH ROW WHEN (
  (OLD.user_name, OLD.email, OLD.role, OLD.first_name, OLD.last_name, OLD.address, OLD.country, OLD.phone_number)
  IS DISTINCT FROM
  (NEW.user_name, NEW.email, NEW.role, NEW.first_name, NEW.last_name, NEW.address, NEW.country, NEW.phone_number)
) EXECUTE FUNCTION raise_version();

-- A new email address or password invalidates the reset link.
CREATE FUNCTION delete_password_reset() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM password_resets WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER users_delete_password_reset AFTER UPDATE OF email, password_hash ON users
FOR EACH ROW WHEN (OLD.email <> NEW.email OR OLD.password_hash <> NEW.password_hash)
EXECUTE FUNCTION delete_password_reset();

-- A new email address must be verified again.
CREATE FUNCTION delete_email_verification() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM email_verifications WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER users_delete_email_verification AFTER UPDATE OF email ON users
FOR EACH ROW WHEN (lower(OLD.email) <> lower(NEW.email))
EXECUTE FUNCTION delete_email_verification();

-- Removes the personal data of a deleted user. The audit log keeps what happened, not who it was.
CREATE FUNCTION erase_user() RETURNS trigger
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
  PERFORM set_config('larkwood.erasing', 'off', true);
  DELETE FROM sign_in_failures WHERE account IN (OLD.id::text, lower(OLD.email));
  DELETE FROM newsletter_subscribers WHERE email = lower(OLD.email);
  RETURN OLD;
END
$$;
CREATE TRIGGER users_erase BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION erase_user();

-- Mail limits: whether a mailbox may get one more mail of a kind. All spellings of a mailbox count together, including
-- mails to erased accounts. A verified address has a limit of its own, which strangers can't use up.
-- A function, because PostgreSQL caches its plans per connection; planning took longer than the rest of an order.
CREATE FUNCTION is_within_mail_limit(sent_to text, mail_kind text, since timestamptz, max_mails integer) RETURNS boolean
LANGUAGE plpgsql STABLE STRICT
AS $$
DECLARE
  sent_to_mailbox CONSTANT text := mailbox_of(sent_to);
  mail_count integer;
BEGIN
  IF EXISTS (
    SELECT FROM users JOIN email_verifications ON user_id = users.id AND verified_at IS NOT NULL
    WHERE lower(email) = lower(sent_to)
  ) THEN
    SELECT count(*) INTO mail_count FROM (
      SELECT FROM mails
      WHERE mailbox_of(recipient) = sent_to_mailbox AND kind = mail_kind AND created_at > since
        AND lower(recipient) = lower(sent_to)
      LIMIT max_mails
    ) AS recent;
  ELSE
    SELECT count(*) INTO mail_count FROM (
      SELECT FROM mails
      WHERE mailbox_of(recipient) = sent_to_mailbox AND kind = mail_kind AND created_at > since
      UNION ALL
      SELECT FROM erased_mails
      WHERE erased_mails.mailbox = mailbox_hash(sent_to) AND kind = mail_kind AND created_at > since
      LIMIT max_mails
    ) AS recent;
  END IF;
  RETURN mail_count < max_mails;
END
$$;
