-- older code: lives
-- How products were before a change of many of them, for as long as its job is known: so that it can be taken back.
CREATE TABLE bulk_undo (
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  product_id object_id NOT NULL,
  before jsonb NOT NULL,
  -- Of the product after the change: one that somebody has edited since stays as it is.
  version integer NOT NULL,
  PRIMARY KEY (job_id, product_id)
);
