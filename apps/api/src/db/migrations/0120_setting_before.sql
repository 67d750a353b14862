-- older code: lives
-- What the last change of a setting replaced, so that it can be taken back; null: it was its default. Kept by the
-- database, so that a change by an older version, or by hand, is known too.
ALTER TABLE settings ADD COLUMN previous jsonb;

-- The log knows what was there before the changes of until now.
UPDATE settings SET previous = (
  SELECT log.before->'value' FROM audit_log AS log
  WHERE log.subject_type = 'setting' AND log.subject_id = settings.key
    AND log.action IN ('setting.change', 'setting.reset')
  ORDER BY log.id DESC LIMIT 1
);

CREATE FUNCTION keep_previous_setting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.value IS DISTINCT FROM OLD.value THEN NEW.previous := OLD.value; END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER settings_kept_before BEFORE UPDATE ON settings
  FOR EACH ROW EXECUTE FUNCTION keep_previous_setting();
