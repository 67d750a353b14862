import { type TaxPart, taxesBetween } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { documentsOf, isInvoice, type StoredInvoice } from "./documents.repo";

interface HeldOnPaper {
  /** By the invoices that count. */
  invoicedCents: number;
  /** The same, less what goes back because the order was changed. */
  cents: number;
  taxes: TaxPart[];
}

/**
 * What an order costs by its invoices, and the tax in it, less what goes back because the order was changed; null where
 * nothing was invoiced. Other refunds are of the sum as it is, and leave it.
 */
export async function findInvoicedTotal(
  db: Executor,
  orderId: string,
  known?: readonly StoredInvoice[],
): Promise<HeldOnPaper | null> {
  const invoices = known ?? (await documentsOf(db, orderId)).filter(isInvoice);
  if (invoices.length === 0) return null;
  const settled = await queryRows<{ amountCents: string; taxes: TaxPart[] }>(
    db,
    sql`
    SELECT amount_cents AS "amountCents", taxes FROM refunds
    WHERE order_id = ${orderId} AND settles AND state <> 'failed'`,
  );
  const undone = await notesUndone(db, orderId);
  const sumOf = (rows: readonly { amountCents: string | number }[]) =>
    rows.reduce((sum, { amountCents }) => sum + Number(amountCents), 0);
  const invoicedCents = sumOf(invoices) - sumOf(undone);
  return {
    invoicedCents,
    cents: invoicedCents - sumOf(settled),
    taxes: taxesBetween(
      [...settled, ...undone].flatMap(({ taxes }) => taxes),
      invoices.flatMap(({ content }) => content.taxes),
    ),
  };
}

/**
 * Credit notes of a payment that was marked as refunded by a slip: the money is there, and the note cannot be taken back, so
 * that as much of the invoices as it says counts no more.
 */
const notesUndone = (db: Executor, orderId: string) =>
  queryRows<{ amountCents: string; taxes: TaxPart[] }>(
    db,
    sql`
    SELECT documents.amount_cents AS "amountCents", content->'taxes' AS taxes
    FROM documents JOIN payments USING (order_id)
    WHERE order_id = ${orderId} AND kind = 'credit_note' AND refund_id IS NULL AND payments.status = 'received'`,
  );
