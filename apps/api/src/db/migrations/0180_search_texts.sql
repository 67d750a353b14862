-- older code: lives
-- What search engines show of a product, where its owner says something else than its name and its first words, and a
-- word for its address beside its id.
ALTER TABLE products
  ADD COLUMN slug text,
  ADD COLUMN meta_title text,
  ADD COLUMN meta_description text;

-- Every address that a product has had: links to earlier ones lead on to the one that it has now. So no other product gets
-- one of them. What looks like an id is none.
CREATE TABLE product_slugs (
  slug text CONSTRAINT product_slugs_once PRIMARY KEY
    CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 80 AND slug !~ '^[0-9a-f]{24}$'),
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE
);
CREATE INDEX product_slugs_by_product ON product_slugs (product_id);

CREATE FUNCTION product_slug_given() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO product_slugs (slug, product_id)
  SELECT NEW.slug, NEW.id
  WHERE NOT EXISTS (SELECT FROM product_slugs WHERE slug = NEW.slug AND product_id = NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER product_slug_given AFTER INSERT ON products
FOR EACH ROW WHEN (NEW.slug IS NOT NULL) EXECUTE FUNCTION product_slug_given();
CREATE TRIGGER product_slug_changed AFTER UPDATE OF slug ON products
FOR EACH ROW WHEN (NEW.slug IS NOT NULL AND NEW.slug IS DISTINCT FROM OLD.slug) EXECUTE FUNCTION product_slug_given();
