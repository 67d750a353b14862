import { type TaxPart, taxesBetween } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, rowsOf } from "../../db/executor";
import { documentsOf } from "./documents.repo";

/**
 * The tax in the money that is here for an order, by its invoices, less what goes back because the order was changed; null
 * where nothing was invoiced. Other refunds are of the sum as it is, and leave it.
 */
export async function findTaxesHeld(db: Executor, orderId: string): Promise<TaxPart[] | null> {
  const invoices = (await documentsOf(db, orderId)).filter(({ kind }) => kind === "invoice");
  if (invoices.length === 0) return null;
  const settled = await rowsOf<{ taxes: TaxPart[] }>(
    db,
    sql`SELECT taxes FROM refunds WHERE order_id = ${orderId} AND settles AND state <> 'failed'`,
  );
  return taxesBetween(
    settled.flatMap(({ taxes }) => taxes),
    invoices.flatMap(({ content }) => content.taxes),
  );
}
