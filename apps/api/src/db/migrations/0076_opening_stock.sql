-- older code: lives
-- The ledger of a product begins with what it was added with.
ALTER TABLE stock_moves DROP CONSTRAINT stock_moves_kind_check;
ALTER TABLE stock_moves ADD CONSTRAINT stock_moves_kind_check
  CHECK (kind IN ('opening', 'sale', 'cancel', 'return', 'count', 'edit', 'import')) NOT VALID;
ALTER TABLE stock_moves VALIDATE CONSTRAINT stock_moves_kind_check;
