-- older code: lives
-- Each time that an account fills its cart: from the first item until an order, or until the cart is empty again. Reports
-- count them, and the owner may remind customers of one that stays unchanged.
CREATE TABLE filled_carts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null: the account was deleted.
  user_id object_id REFERENCES users ON DELETE SET NULL,
  started_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  -- Null: the cart still has items.
  ended_at timestamptz(3),
  -- The order that ended it. Null: it was emptied, or the order was deleted.
  order_id object_id REFERENCES orders ON DELETE SET NULL,
  -- When it was time for a reminder, whether one was sent or not; so that a later consent is not used for it.
  checked_at timestamptz(3),
  -- When the reminder was sent.
  reminded_at timestamptz(3)
);
CREATE UNIQUE INDEX filled_carts_open ON filled_carts (user_id) WHERE ended_at IS NULL;
CREATE INDEX filled_carts_newest ON filled_carts (changed_at DESC, id DESC) WHERE ended_at IS NULL;
CREATE INDEX filled_carts_unchecked ON filled_carts (changed_at) WHERE ended_at IS NULL AND checked_at IS NULL;
CREATE INDEX filled_carts_by_start ON filled_carts (started_at);
CREATE INDEX filled_carts_by_reminder ON filled_carts (reminded_at) WHERE reminded_at IS NOT NULL;
CREATE INDEX filled_carts_of_user ON filled_carts (user_id, reminded_at);
CREATE UNIQUE INDEX filled_carts_by_order ON filled_carts (order_id) WHERE order_id IS NOT NULL;

INSERT INTO filled_carts (user_id, started_at, changed_at) SELECT user_id, now(), now() FROM carts WHERE items <> '[]';

-- Unsubscribe links name an address by this hash.
CREATE INDEX newsletter_by_hash ON newsletter_subscribers ((left(md5(email), 24)));
