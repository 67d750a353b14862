-- older code: lives
-- The words of a product were generated columns. Where a table has a trigger before updates the server makes such columns
-- anew at every update, so each sale paid for words that no sale changes: most of the time of an order. They are drawn by a
-- trigger now, when the text, the options or the attributes change.
ALTER TABLE products
  ALTER COLUMN name_key DROP EXPRESSION,
  ALTER COLUMN name_words DROP EXPRESSION,
  ALTER COLUMN head_words DROP EXPRESSION,
  ALTER COLUMN title_words DROP EXPRESSION,
  ALTER COLUMN said_words DROP EXPRESSION,
  ALTER COLUMN words DROP EXPRESSION;

CREATE FUNCTION draw_product_words() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  title text := NEW.name || ' ' || category_words(NEW.category);
  said text := CASE WHEN NEW.options IS NOT NULL OR NEW.attributes IS NOT NULL THEN said_of(NEW.options, NEW.attributes) END;
BEGIN
  NEW.name_key := search_fold(NEW.name);
  NEW.name_words := search_words(NEW.name);
  NEW.head_words := search_words(coalesce(search_head(NEW.name), NEW.name));
  NEW.title_words := search_words(title);
  NEW.said_words := search_words(title || ' ' || said);
  NEW.words := search_words(concat_ws(' ', title, NEW.description, said));
  RETURN NEW;
END $$;

CREATE TRIGGER products_worded BEFORE INSERT ON products
FOR EACH ROW EXECUTE FUNCTION draw_product_words();
CREATE TRIGGER products_reworded BEFORE UPDATE OF name, description, category, options, attributes ON products
FOR EACH ROW WHEN (
  (OLD.name, OLD.description, OLD.category, OLD.options, OLD.attributes)
  IS DISTINCT FROM (NEW.name, NEW.description, NEW.category, NEW.options, NEW.attributes)
) EXECUTE FUNCTION draw_product_words();
