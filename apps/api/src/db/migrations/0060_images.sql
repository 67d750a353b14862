-- older code: lives
-- Every uploaded picture. A row is written before the files are, so that files whose process was killed are known too.
CREATE TABLE images (
  -- As in its address: /images/uploads/{name}_1280.webp.
  name text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{32}$'),
  -- SHA-256 of what was sent, in hex, and how large that was. Nobody knows them of pictures that are older than this table.
  hash text CHECK (hash ~ '^[0-9a-f]{64}$'),
  bytes integer,
  width integer,
  height integer,
  -- By the number in the file's name: {"1280": {"width": 1280, "height": 960, "bytes": 81234}, …}
  variants jsonb NOT NULL,
  uploaded_by text REFERENCES users (id) ON DELETE SET NULL,
  uploaded_at timestamptz NOT NULL,
  -- When somebody last sent the same bytes: whoever did may still be filling in the form.
  asked_at timestamptz NOT NULL,
  -- Null while the files are being written.
  stored_at timestamptz,
  stored_in text NOT NULL DEFAULT 'folder' CHECK (stored_in IN ('folder', 'bucket')),
  -- Its files are being removed. The same bytes get a new name from then on.
  removing_at timestamptz
);
CREATE UNIQUE INDEX images_by_hash ON images (hash) WHERE removing_at IS NULL;
CREATE INDEX images_by_uploader ON images (uploaded_by) WHERE uploaded_by IS NOT NULL;
CREATE INDEX images_removing ON images (removing_at) WHERE removing_at IS NOT NULL;

-- Where a picture is shown. A view, so that nothing can forget to write it down.
CREATE VIEW image_uses AS
  SELECT upload_name(image_url) AS name, 'product' AS kind, id AS subject_id
  FROM products WHERE image_url LIKE '%/images/uploads/%'
UNION ALL
  SELECT upload_name(image_url), 'order', order_id
  FROM order_lines WHERE image_url LIKE '%/images/uploads/%';

-- Until now only the log knew of them.
INSERT INTO images (name, variants, uploaded_by, uploaded_at, asked_at, stored_at)
SELECT DISTINCT ON (upload_name(after->>'imageUrl'))
  upload_name(after->>'imageUrl'), '{"1280": {}, "640": {}}', users.id, at, at, at
FROM audit_log LEFT JOIN users ON users.id = actor_id
WHERE action = 'image.upload' AND upload_name(after->>'imageUrl') IS NOT NULL
ORDER BY upload_name(after->>'imageUrl'), at;
