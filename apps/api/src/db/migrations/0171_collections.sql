-- older code: lives
-- Products that belong together, for shoppers who look for a mood and not for a room: chosen by hand, or by a rule that is
-- a list's filter and finds whatever it finds.
CREATE TABLE collections (
  id object_id PRIMARY KEY,
  -- Part of an address.
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 60),
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL DEFAULT '',
  -- Null: chosen by hand. {"category": "dining", "maxPrice": 500, "attributes": "material:oak", …}
  rule jsonb,
  position integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT collections_slug UNIQUE (slug)
);
CREATE TABLE collection_products (
  collection_id object_id NOT NULL REFERENCES collections ON DELETE CASCADE,
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  PRIMARY KEY (collection_id, product_id)
);
CREATE INDEX collection_products_by_product ON collection_products (product_id);

-- What is kept, in every process, may have been chosen by a collection.
CREATE FUNCTION collections_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('catalogue', '-');
  RETURN NULL;
END
$$;
CREATE TRIGGER collections_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON collections
FOR EACH STATEMENT EXECUTE FUNCTION collections_changed();
CREATE TRIGGER collection_products_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON collection_products
FOR EACH STATEMENT EXECUTE FUNCTION collections_changed();
