-- Ids are 24 lowercase hex digits that sort by time of creation; byte order (collation "C") is their order.
CREATE DOMAIN object_id AS text COLLATE "C" CHECK (VALUE ~ '^[0-9a-f]{24}$');

-- Lower case without accents, so that "Crème" and "creme" are the same word. Needs no extension: a shop on its
-- own PostgreSQL often may not install any.
CREATE FUNCTION search_fold(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT lower(replace(replace(replace(
    translate(regexp_replace(normalize(input, NFKD), '[\u0300-\u036f]', '', 'g'), 'øØłŁđĐıʼ’''ÆŒ', 'ooLlddi   æœ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'))
$$;

-- Words as they are typed: hyphens, dots and at signs part words, so that every part can be found by its prefix.
CREATE FUNCTION search_words(input text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT to_tsvector('simple'::regconfig, regexp_replace(search_fold(input), '[!-/:-@[-`{-~\u00a0-\u00bf\u2000-\u206f]+', ' ', 'g'))
$$;

CREATE FUNCTION category_words(category text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT category || CASE category
    WHEN 'livingroom' THEN ' living room'
    WHEN 'bedroom' THEN ' bed room'
    WHEN 'dining' THEN ' dining room'
    WHEN 'workplace' THEN ' work place office'
    WHEN 'outdoor' THEN ' garden'
    ELSE ''
  END
$$;

CREATE TABLE users (
  id object_id PRIMARY KEY,
  user_name text NOT NULL CHECK (user_name <> ''),
  email text NOT NULL CHECK (email <> ''),
  password_hash text NOT NULL,
  role text NOT NULL DEFAULT 'User' CHECK (role IN ('User', 'Admin')),
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT '',
  phone_number text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  words tsvector GENERATED ALWAYS AS (
    search_words(user_name || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || country)
  ) STORED
);
CREATE UNIQUE INDEX users_email_key ON users (lower(email));
CREATE INDEX users_newest ON users (created_at DESC, id DESC);
CREATE INDEX users_by_name ON users (lower(user_name) COLLATE "C", id);
CREATE INDEX users_admins ON users (created_at DESC, id DESC) WHERE role = 'Admin';
CREATE INDEX users_words ON users USING gin (words);

-- One signed-in device: a family of refresh tokens of which only the newest is good.
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

CREATE TABLE refresh_tokens (
  hash bytea PRIMARY KEY,
  session_id object_id NOT NULL REFERENCES sessions ON DELETE CASCADE,
  issued_at timestamptz(3) NOT NULL,
  replaced_at timestamptz(3)
);
CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id);

-- Wrong guesses by account and address. The account is whatever was typed, registered or not.
CREATE TABLE sign_in_failures (
  account text NOT NULL,
  address text NOT NULL,
  failures integer NOT NULL,
  blocked_until timestamptz(3) NOT NULL,
  last_at timestamptz(3) NOT NULL,
  PRIMARY KEY (account, address)
);
CREATE INDEX sign_in_failures_by_age ON sign_in_failures (last_at);

CREATE TABLE newsletter_subscribers (
  email text PRIMARY KEY CHECK (email = lower(email)),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz(3) NOT NULL DEFAULT now(),
  actor_id object_id,
  actor_name text NOT NULL,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id text,
  before jsonb,
  after jsonb,
  request_id text NOT NULL
);
CREATE INDEX audit_log_by_actor ON audit_log (actor_id, id DESC);
CREATE INDEX audit_log_by_subject ON audit_log (subject_id, id DESC);
CREATE INDEX audit_log_by_action ON audit_log (action text_pattern_ops, id DESC);

CREATE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER audit_log_is_append_only
BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
