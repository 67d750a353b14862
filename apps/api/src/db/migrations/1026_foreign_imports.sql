-- older code: lives
-- What the columns of a file mean, by its headings: chosen once, used for the next file.
CREATE TABLE import_mappings (
  headings_hash text PRIMARY KEY,
  columns text[] NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

-- Pictures at other addresses that a job copies into the shop. Copied ones stay, so that the same file changes nothing.
CREATE TABLE picture_copies (
  product_id object_id NOT NULL REFERENCES products ON DELETE CASCADE,
  url text NOT NULL,
  image_url text,
  error text,
  requested_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  PRIMARY KEY (product_id, url)
);
CREATE INDEX picture_copies_waiting ON picture_copies (product_id, url) WHERE finished_at IS NULL;
CREATE INDEX picture_copies_requested ON picture_copies (requested_at);
