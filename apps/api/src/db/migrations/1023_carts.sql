-- older code: lives
-- The cart of an account, which is the same on all its devices. Items may name products that were deleted since.
CREATE TABLE carts (
  user_id object_id PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  items jsonb NOT NULL CHECK (jsonb_typeof(items) = 'array')
);
