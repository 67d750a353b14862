-- older code: lives
-- Filters by width, depth, height and by a space ask for the measures of variants too; most variants have none of their own.
CREATE INDEX variants_measured ON variants (product_id) WHERE measures IS NOT NULL;
