import { type TaxPart, taxesBetween } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { documentsOf, isInvoice, type StoredInvoice } from "./documents.repo";

interface InvoicedTotal {
  /** Sum of the invoices, without those offset by an undone credit note. */
  invoicedCents: number;
  /** `invoicedCents` minus refunds that settle a lower order total. */
  cents: number;
  taxes: TaxPart[];
}

/**
 * The order total and tax according to its invoices, minus refunds that settle a lower total after a change.
 * Other refunds don't reduce it. Null without an invoice.
 */
export async function findInvoicedTotal(
  db: Executor,
  orderId: string,
  known?: readonly StoredInvoice[],
): Promise<InvoicedTotal | null> {
  const invoices = known ?? (await documentsOf(db, orderId)).filter(isInvoice);
  if (invoices.length === 0) return null;
  const settled = await queryRows<{ amountCents: string; taxes: TaxPart[] }>(
    db,
    sql`
    SELECT amount_cents AS "amountCents", taxes FROM refunds
    WHERE order_id = ${orderId} AND settles AND state <> 'failed'`,
  );
  const undone = await undoneCreditNotes(db, orderId);
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

/** Credit notes of a payment whose "refunded" mark was undone. They can't be deleted, so they offset invoices instead. */
const undoneCreditNotes = (db: Executor, orderId: string) =>
  queryRows<{ amountCents: string; taxes: TaxPart[] }>(
    db,
    sql`
    SELECT documents.amount_cents AS "amountCents", content->'taxes' AS taxes
    FROM documents JOIN payments USING (order_id)
    WHERE order_id = ${orderId} AND kind = 'credit_note' AND refund_id IS NULL AND payments.status = 'received'`,
  );
