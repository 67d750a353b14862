import { type TaxPart, taxesBetween } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, rowsOf } from "../../db/executor";
import { documentsOf, isInvoice, type StoredInvoice } from "./documents.repo";

interface HeldOnPaper {
  cents: number;
  taxes: TaxPart[];
}

/**
 * What an order costs by its invoices, and the tax in it, less what goes back because the order was changed; null where
 * nothing was invoiced. Other refunds are of the sum as it is, and leave it.
 */
export async function findHeldOnPaper(
  db: Executor,
  orderId: string,
  known?: readonly StoredInvoice[],
): Promise<HeldOnPaper | null> {
  const invoices = known ?? (await documentsOf(db, orderId)).filter(isInvoice);
  if (invoices.length === 0) return null;
  const settled = await rowsOf<{ amountCents: string; taxes: TaxPart[] }>(
    db,
    sql`
    SELECT amount_cents AS "amountCents", taxes FROM refunds
    WHERE order_id = ${orderId} AND settles AND state <> 'failed'`,
  );
  const sumOf = (rows: readonly { amountCents: string | number }[]) =>
    rows.reduce((sum, { amountCents }) => sum + Number(amountCents), 0);
  return {
    cents: sumOf(invoices) - sumOf(settled),
    taxes: taxesBetween(
      settled.flatMap(({ taxes }) => taxes),
      invoices.flatMap(({ content }) => content.taxes),
    ),
  };
}
