-- older code: lives
-- What an order costs beside its goods. Older code, and a shop without rules for it, writes none of it.
ALTER TABLE orders
  ADD COLUMN shipping_cents bigint NOT NULL DEFAULT 0 CHECK (shipping_cents >= 0),
  ADD COLUMN tax_cents bigint NOT NULL DEFAULT 0 CHECK (tax_cents >= 0),
  ADD COLUMN tax_included boolean NOT NULL DEFAULT true,
  -- Each rate with its name, what it was owed on and how much.
  ADD COLUMN taxes jsonb NOT NULL DEFAULT '[]',
  -- The chosen way, with its days; null where there was no choice.
  ADD COLUMN delivery jsonb;

ALTER TABLE orders DROP CONSTRAINT orders_check;
ALTER TABLE orders ADD CONSTRAINT orders_parts_sum_up CHECK (
  total_cents >= 0
  AND total_cents = subtotal_cents - discount_cents + shipping_cents + CASE WHEN tax_included THEN 0 ELSE tax_cents END
);
