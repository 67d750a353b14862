-- older code: lives
-- The log is searched by who did it and by what it was done to, as that was called then.
CREATE FUNCTION audit_words(actor_name text, before jsonb, after jsonb) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search_words(
  actor_name
  || ' ' || coalesce(after ->> 'name', '')
  || ' ' || coalesce(before ->> 'name', '')
  || ' ' || coalesce(after ->> 'userName', '')
  || ' ' || coalesce(before ->> 'userName', '')
  || ' ' || coalesce(after ->> 'email', '')
  || ' ' || coalesce(before ->> 'email', '')
  || ' ' || coalesce(after ->> 'code', '')
  || ' ' || coalesce(after ->> 'number', '')
  || ' ' || coalesce(after ->> 'orderNumber', '')
  || ' ' || coalesce(after ->> 'customerName', '')
);
CREATE INDEX audit_log_words ON audit_log USING gin (audit_words(actor_name, before, after)) WITH (fastupdate = on);
CREATE INDEX audit_log_by_time ON audit_log (at);
