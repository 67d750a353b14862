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

/** Separates the first invoice of an order from its supplementary invoices. */
export function splitInvoices(invoices: readonly StoredInvoice[]) {
  const first = invoices.find(({ content }) => !content.supplement);
  return { first, supplements: invoices.filter((one) => one !== first) };
}

const columns = sql`
  id, order_id AS "orderId", kind, number, refund_id AS "refundId", amount_cents AS "amountCents", content,
  created_at AS "createdAt"`;

/** Invoices and credit notes of an order, oldest first; at equal times invoices first, then by number. */
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

/** Inserts a document with the next number. The counter row stays locked until the transaction ends, so numbers have no gaps. */
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

/** The API representation of a document. */
export const toDocument = (
  stored: Pick<StoredDocument, "id" | "kind" | "number" | "createdAt">,
): OrderDocument => ({
  id: stored.id,
  kind: stored.kind,
  number: Number(stored.number),
  createdAt: new Date(stored.createdAt).toISOString(),
});
