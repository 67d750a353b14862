-- older code: lives
-- Reports read the documents and payments of some days, and the order list has a filter for each of their rows.
CREATE INDEX documents_by_day ON documents (created_at, id);
CREATE INDEX orders_by_coupon_code ON orders (coupon_code, created_at DESC, id DESC) WHERE coupon_code IS NOT NULL;
CREATE INDEX orders_by_method ON orders (payment_method, created_at DESC, id DESC);
