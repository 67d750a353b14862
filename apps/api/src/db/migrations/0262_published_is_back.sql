-- older code: lives
-- A product that was a draft when its pieces came in told nobody of them. It is back for those who wait when it is
-- published; the job looks whether there is anything to buy.
CREATE FUNCTION published_is_back() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM tell_of_stock(NEW.id, variant_id)
  FROM (SELECT DISTINCT variant_id FROM stock_watches WHERE product_id = NEW.id) AS awaited;
  RETURN NULL;
END
$$;
CREATE TRIGGER published_are_back AFTER UPDATE OF published ON products
FOR EACH ROW WHEN (NEW.published AND NOT OLD.published)
EXECUTE FUNCTION published_is_back();
