-- What the hourly housekeeping looks for, so that a large shop is not read from end to end each hour.
CREATE INDEX sessions_ended ON sessions (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX refresh_tokens_replaced ON refresh_tokens (replaced_at) WHERE replaced_at IS NOT NULL;
CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;

-- The name of an uploaded picture, also where the shop has moved and an old address was stored in full.
CREATE FUNCTION upload_name(image_url text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT substring(image_url FROM '/images/uploads/([0-9a-f]{32})')
$$;
CREATE INDEX products_by_upload ON products (upload_name(image_url)) WHERE image_url LIKE '%/images/uploads/%';
CREATE INDEX order_lines_by_upload ON order_lines (upload_name(image_url)) WHERE image_url LIKE '%/images/uploads/%';
