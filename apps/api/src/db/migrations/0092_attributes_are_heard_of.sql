-- older code: lives
-- What is kept of products and of counts, in every process, has the words of the attributes in it.
CREATE FUNCTION attributes_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END
$$;
CREATE TRIGGER attributes_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON attributes
FOR EACH STATEMENT EXECUTE FUNCTION attributes_changed();
