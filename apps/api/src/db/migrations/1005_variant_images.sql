-- older code: lives
-- [{"url": "/images/...", "alt": "...", "kind": "side"}], the front first. Null: the images of the product show the variant.
ALTER TABLE variants ADD COLUMN images jsonb;
