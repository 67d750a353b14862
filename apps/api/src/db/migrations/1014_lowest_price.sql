-- older code: lives
-- The price of the cheapest variant, to sort by what a product card shows. Null if all variants cost the same.
ALTER TABLE products ADD COLUMN lowest_cents integer;

CREATE OR REPLACE FUNCTION update_product_from_variants(ids text[]) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY(ids) ORDER BY id FOR UPDATE;
  UPDATE products
  SET has_variants = true, quantity = total.quantity, price_cents = total.price_cents, lowest_cents = total.lowest_cents,
    compare_at_cents = total.compare_at_cents, image_url = coalesce(total.image_url, products.image_url)
  FROM (
    SELECT product_id, LEAST(sum(quantity), 2147483647)::integer AS quantity,
      (array_agg(price_cents ORDER BY position))[1] AS price_cents,
      CASE WHEN min(price_cents) < max(price_cents) THEN min(price_cents) END AS lowest_cents,
      (array_agg(compare_at_cents ORDER BY position))[1] AS compare_at_cents,
      (array_agg(image_url ORDER BY position))[1] AS image_url
    FROM variants WHERE product_id = ANY(ids) GROUP BY product_id
  ) AS total
  WHERE products.id = total.product_id
    AND (products.has_variants, products.quantity, products.price_cents, products.lowest_cents, products.compare_at_cents,
        products.image_url)
      IS DISTINCT FROM (true, total.quantity, total.price_cents, total.lowest_cents, total.compare_at_cents,
        coalesce(total.image_url, products.image_url));
  -- The options go with the last variant. The stock stays.
  UPDATE products SET has_variants = false, options = NULL, lowest_cents = NULL
  WHERE id = ANY(ids) AND has_variants AND NOT EXISTS (SELECT FROM variants WHERE product_id = products.id);
END
$$;

UPDATE products SET lowest_cents = priced.lowest_cents
FROM (
  SELECT product_id, min(price_cents) AS lowest_cents FROM variants
  GROUP BY product_id HAVING min(price_cents) < max(price_cents)
) AS priced
WHERE products.id = priced.product_id;

CREATE INDEX products_by_lowest_price ON products (coalesce(lowest_cents, price_cents), id);
CREATE INDEX products_category_lowest_price ON products (category, coalesce(lowest_cents, price_cents), id);
