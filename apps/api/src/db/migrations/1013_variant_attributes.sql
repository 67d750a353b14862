-- older code: lives
-- {"material": ["oak", "wool"]}: the attributes in which the variant differs from its product. Its lengths are in measures.
ALTER TABLE variants ADD COLUMN attributes jsonb;
