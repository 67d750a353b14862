-- older code: lives
-- Gift notes of orders, printed on the packing slip.
ALTER TABLE orders
  ADD COLUMN gift_note text NOT NULL DEFAULT '',
  ADD CONSTRAINT orders_gift_note CHECK (length(gift_note) <= 300);

-- A gift note is personal: it goes with the contact details. Triggers run by name, so this one follows those that erase them.
CREATE FUNCTION erase_gift_note() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.gift_note := '';
  RETURN NEW;
END
$$;
CREATE TRIGGER orders_erase_gift_note BEFORE UPDATE ON orders
FOR EACH ROW WHEN (NEW.email = '' AND NEW.gift_note <> '') EXECUTE FUNCTION erase_gift_note();

-- Orders of free samples, which go as a letter; for the limit per customer and address.
CREATE INDEX orders_of_samples ON orders (created_at) WHERE delivery ->> 'kind' = 'letter';

-- A shop that has taken orders before offers no samples until the owner turns them on.
INSERT INTO settings (key, value, version, updated_at)
SELECT 'samples', '"off"', 1, now() WHERE EXISTS (SELECT FROM orders)
ON CONFLICT DO NOTHING;
