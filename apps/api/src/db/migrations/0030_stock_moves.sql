-- older code: must stop (it would sell without writing the move)
-- Stock is not content: a sale does not make an edit that somebody has open a conflict. A column that the product
-- form gets in future belongs into both lists.
DROP TRIGGER products_version ON products;
CREATE TRIGGER products_version
BEFORE UPDATE OF name, description, category, price_cents, image_url ON products
FOR EACH ROW WHEN (
  (OLD.name, OLD.description, OLD.category, OLD.price_cents, OLD.image_url)
  IS DISTINCT FROM (NEW.name, NEW.description, NEW.category, NEW.price_cents, NEW.image_url)
) EXECUTE FUNCTION raise_product_version();

-- Every change of a stock with its reason. `quantity_after` lets the moves of a product be checked against each
-- other and against the shelf without adding up its whole life. The order is named, not referred to: the move is
-- written in the statement that writes the order.
CREATE TABLE stock_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('sale', 'cancel', 'return', 'count', 'edit', 'import')),
  change integer NOT NULL CHECK (change <> 0),
  quantity_after integer NOT NULL CHECK (quantity_after >= 0),
  order_id object_id,
  actor_id object_id,
  note text NOT NULL DEFAULT '',
  at timestamptz(3) NOT NULL
);
CREATE INDEX stock_moves_by_product ON stock_moves (product_id, id DESC);
