-- older code: lives
-- What the office does with an order: its parcels with their tracking numbers, notes and changes, and a version, so that two
-- who change it at once hear of each other.
ALTER TABLE orders
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN parcels jsonb NOT NULL DEFAULT '[]';

CREATE TABLE order_notes (
  id object_id PRIMARY KEY,
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  -- Written by somebody, or what the shop wrote down of a change.
  kind text NOT NULL CHECK (kind IN ('note', 'change')),
  body text NOT NULL,
  actor_id object_id,
  actor_name text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX order_notes_by_order ON order_notes (order_id, at, id);
CREATE INDEX order_notes_by_actor ON order_notes (actor_id) WHERE actor_id IS NOT NULL;

-- By the database, so that what an older version changes counts too. Who is forgotten is forgotten here as well.
CREATE FUNCTION count_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  IF NEW.email = '' AND OLD.email <> '' THEN
    NEW.parcels := '[]';
    DELETE FROM order_notes WHERE order_id = OLD.id;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER orders_versioned BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION count_order_change();

CREATE FUNCTION forget_note_writer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_notes SET actor_id = NULL, actor_name = 'Deleted user' WHERE actor_id = OLD.id;
  RETURN OLD;
END
$$;
CREATE TRIGGER users_leave_notes BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_note_writer();
