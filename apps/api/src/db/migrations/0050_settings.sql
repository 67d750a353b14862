-- older code: lives
-- What can be changed while the shop runs. The contract says which keys there are and what each may be; a value that is
-- null was set once and is its default again, so that a version never comes twice.
CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb,
  version integer NOT NULL,
  updated_at timestamptz NOT NULL
);

-- Told with the commit, also where somebody changes a row by hand.
CREATE FUNCTION tell_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('settings', '');
  RETURN NULL;
END
$$;

CREATE TRIGGER settings_told AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_settings();
