import type { OrderDocument } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { newId } from "../../../core/ids";
import { type Executor, executeUpdate, queryFirst, queryRows } from "../../../db/executor";
import type { CreditNoteContent, InvoiceContent } from "./document-content";

export type StoredDocument = {
  id: string;
  orderId: string;
  number: string;
  refundId: string | null;
  amountCents: string;
  createdAt: string;
} & ({ kind: "invoice"; content: InvoiceContent } | { kind: "credit_note"; content: CreditNoteContent });

export type StoredInvoice = Extract<StoredDocument, { kind: "invoice" }>;
export const isInvoice = (one: StoredDocument): one is StoredInvoice => one.kind === "invoice";

/** The first invoice of an order, and those for what came or changed later. */
export function splitInvoices(invoices: readonly StoredInvoice[]) {
  const first = invoices.find(({ content }) => !content.supplement);
  return { first, supplements: invoices.filter((one) => one !== first) };
}

const columns = sql`
  id, order_id AS "orderId", kind, number, refund_id AS "refundId", amount_cents AS "amountCents", content,
  created_at AS "createdAt"`;

/** Invoices and credit notes of an order, oldest first; of those of one moment the invoices come first, by their numbers. */
export const documentsOf = (db: Executor, orderId: string) =>
  queryRows<StoredDocument>(
    db,
    sql`SELECT ${columns} FROM documents WHERE order_id = ${orderId} ORDER BY created_at, kind DESC, number`,
  );

export async function findDocument(db: Executor, id: string): Promise<StoredDocument | null> {
  return (
    (await queryFirst<StoredDocument>(db, sql`SELECT ${columns} FROM documents WHERE id = ${id}`)) ?? null
  );
}

type NewDocument = {
  orderId: string;
  refundId: string | null;
  amountCents: number;
  now: Date;
} & Pick<StoredDocument, "kind" | "content">;

/**
 * Writes a document under the next number. Whoever else wants a number waits until this transaction has ended, so that one
 * that fails leaves no gap.
 */
export async function insertDocument(tx: Executor, document: NewDocument): Promise<void> {
  const { orderId, kind, refundId, amountCents, content, now } = document;
  await executeUpdate(
    tx,
    sql`
    WITH next AS (UPDATE document_numbers SET last = last + 1 WHERE kind = ${kind} RETURNING last)
    INSERT INTO documents (id, order_id, kind, number, refund_id, amount_cents, content, created_at)
    SELECT ${newId(now)}, ${orderId}, ${kind}, last, ${refundId}, ${amountCents}::bigint,
      ${JSON.stringify(content)}::jsonb, ${now.toISOString()}::timestamptz
    FROM next`,
  );
}

/** A document as the page of its order lists it. */
export const toDocument = (
  stored: Pick<StoredDocument, "id" | "kind" | "number" | "createdAt">,
): OrderDocument => ({
  id: stored.id,
  kind: stored.kind,
  number: Number(stored.number),
  createdAt: new Date(stored.createdAt).toISOString(),
});
