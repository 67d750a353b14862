-- older code: lives
-- What a promotion takes off each line, in the order of the lines, so that a credit note names the promotions of what comes
-- back. Empty for a discount on the whole cart, and in older orders.
ALTER TABLE order_promotions ADD COLUMN line_cents jsonb NOT NULL DEFAULT '[]';
