-- older code: lives
-- When the staff packed a confirmed order. Null: not packed yet.
ALTER TABLE orders ADD COLUMN packed_at timestamptz(3);

-- Tracking numbers, as printed and without spaces.
CREATE FUNCTION parcel_numbers(parcels jsonb) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(string_agg(number || ' ' || regexp_replace(number, '[^A-Za-z0-9]', '', 'g'), ' '), '')
  FROM jsonb_to_recordset(parcels) AS parcel(number text)
);

-- Search finds what is printed on a parcel. The table is rewritten: about a minute for a million orders.
ALTER TABLE orders DROP COLUMN words;
ALTER TABLE orders ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS (
  search_words(
    first_name || ' ' || last_name || ' ' || email || ' ' || address || ' ' || address_line2 || ' ' || post_code || ' ' || city
    || ' ' || parcel_numbers(parcels)
  )
) STORED;
CREATE INDEX orders_words ON orders USING gin (words) WITH (fastupdate = on);

-- Each filter of the order list has an index in the order of the list.
CREATE INDEX orders_by_country ON orders (country, created_at DESC, id DESC);
CREATE INDEX orders_by_delivery ON orders ((delivery ->> 'name'), created_at DESC, id DESC) WHERE delivery IS NOT NULL;
CREATE INDEX orders_sent ON orders (created_at DESC, id DESC) WHERE status IN ('SHIPPED', 'OUT_FOR_DELIVERY');
CREATE INDEX payments_outstanding ON payments (created_at DESC, id DESC)
  WHERE status = 'expected' OR status = 'received' AND due_cents > 0;
CREATE INDEX return_requests_open ON return_requests (order_id) WHERE state IN ('asked', 'accepted');
-- The id of an order begins with its time.
DROP INDEX order_lines_by_product;
CREATE INDEX order_lines_by_product ON order_lines (product_id, order_id);
DROP INDEX order_lines_by_variant;
CREATE INDEX order_lines_by_variant ON order_lines (variant_id, order_id) WHERE variant_id IS NOT NULL;

-- The dashboard reads the money of some days.
CREATE INDEX payments_by_receipt ON payments (coalesce(received_at, updated_at)) WHERE status IN ('received', 'refunded');
CREATE INDEX payments_by_refund ON payments (updated_at) WHERE status = 'refunded';
CREATE INDEX payments_with_parts ON payments (id) WHERE parts <> '[]';
CREATE INDEX refunds_done ON refunds (updated_at) WHERE state = 'done';
