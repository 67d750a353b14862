-- older code: lives
-- The parts of each invoice and credit note by tax rate, so that a tax report does not read the documents themselves.
CREATE TABLE document_tax_parts (
  document_id object_id NOT NULL REFERENCES documents ON DELETE CASCADE,
  place integer NOT NULL,
  kind text NOT NULL,
  created_at timestamptz NOT NULL,
  country text NOT NULL,
  -- Empty for the part without tax.
  name text NOT NULL,
  hundredths integer NOT NULL,
  gross_cents bigint NOT NULL,
  tax_cents bigint NOT NULL,
  PRIMARY KEY (document_id, place)
);
CREATE INDEX document_tax_parts_by_day ON document_tax_parts (created_at);

-- The same split as `splitByRate` of the domain: the parts add up to the amount, a rounding difference of at most a cent for
-- each rate belongs to the first part, and a larger rest is the part without tax.
CREATE FUNCTION split_by_rate(document documents) RETURNS SETOF document_tax_parts
LANGUAGE sql STABLE
AS $$
  WITH part AS (
    SELECT place, rate.name, rate.hundredths, rate."taxCents" AS tax,
      rate."baseCents" + CASE WHEN included THEN 0 ELSE rate."taxCents" END AS gross
    FROM (
      -- A credit note has the prices of its invoice.
      SELECT coalesce(document.content->>'taxIncluded', (
        SELECT invoice.content->>'taxIncluded' FROM documents AS invoice
        WHERE invoice.kind = 'invoice' AND invoice.number = (document.content->>'invoiceNumber')::bigint
      ))::boolean AS included
    ) AS prices, ROWS FROM (
      jsonb_to_recordset(document.content->'taxes')
        AS (name text, hundredths integer, "baseCents" bigint, "taxCents" bigint)
    ) WITH ORDINALITY AS rate(name, hundredths, "baseCents", "taxCents", place)
  ), total AS (
    SELECT document.amount_cents - coalesce(sum(gross), 0)::bigint AS rest, count(*) AS parts FROM part
  )
  SELECT document.id, place::integer, document.kind, document.created_at,
    coalesce(document.content->'customer'->>'country', ''), name, hundredths,
    gross + CASE WHEN place = 1 AND abs(rest) <= parts THEN rest ELSE 0 END, tax
  FROM part, total
  UNION ALL
  SELECT document.id, parts::integer + 1, document.kind, document.created_at,
    coalesce(document.content->'customer'->>'country', ''), '', 0, rest, 0
  FROM total WHERE abs(rest) > parts OR parts = 0
$$;

INSERT INTO document_tax_parts SELECT part.* FROM documents, split_by_rate(documents) AS part;

CREATE FUNCTION split_inserted_documents() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO document_tax_parts
  SELECT part.* FROM inserted JOIN documents USING (id), split_by_rate(documents) AS part;
  RETURN NULL;
END
$$;
CREATE TRIGGER documents_split_inserted AFTER INSERT ON documents
REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION split_inserted_documents();
