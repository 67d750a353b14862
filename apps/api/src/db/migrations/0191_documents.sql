-- older code: lives
-- Invoices and credit notes: what they say is written down once and never changes. Their numbers have no gaps: each is taken
-- from a row that is held until the document is written, or given back with it.
CREATE TABLE documents (
  id object_id PRIMARY KEY,
  order_id object_id NOT NULL REFERENCES orders ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
  number bigint NOT NULL CHECK (number > 0),
  -- Of a credit note: the refund that it is about; null where money went back by hand as a whole, or never came.
  refund_id object_id REFERENCES refunds ON DELETE CASCADE,
  amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (kind, number)
);
CREATE INDEX documents_by_order ON documents (order_id, created_at, id);
CREATE UNIQUE INDEX documents_one_invoice ON documents (order_id) WHERE kind = 'invoice';
CREATE UNIQUE INDEX documents_one_note_a_refund ON documents (refund_id) WHERE refund_id IS NOT NULL;

CREATE TABLE document_numbers (kind text PRIMARY KEY, last bigint NOT NULL);
INSERT INTO document_numbers VALUES ('invoice', 0), ('credit_note', 0);

-- What was written stays; it goes only with its order, which the shop itself never deletes.
CREATE FUNCTION refuse_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM orders WHERE id = OLD.order_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'documents never change' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER documents_never_change BEFORE UPDATE OR DELETE ON documents
FOR EACH ROW EXECUTE FUNCTION refuse_document_change();
