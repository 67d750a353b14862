-- older code: lives
-- A discount that staff give: {"kind": "percent" | "fixed", "value": hundredths or cents, "reason", "cents"}. It is part of discount_cents.
ALTER TABLE orders ADD COLUMN manual_discount jsonb
  CONSTRAINT orders_manual_discount CHECK ((manual_discount ->> 'cents')::bigint BETWEEN 0 AND discount_cents);

-- The list price of a line whose price staff set. Null: price_cents is the list price.
ALTER TABLE order_lines ADD COLUMN list_price_cents integer CHECK (list_price_cents >= 0);
