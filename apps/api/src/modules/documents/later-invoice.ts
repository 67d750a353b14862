import { taxesBetween } from "@larkwood/domain";
import type { Executor } from "../../db/executor";
import type { InvoiceContent } from "./document-content";
import { firstAndLater, type StoredInvoice } from "./documents.repo";
import { findHeldOnPaper } from "./held-on-paper";
import type { OrderOnPaper } from "./order-content";

/**
 * What an invoice after the first says: what of the order, as it is now, is on no invoice yet. That is what was added and
 * paid since; or, where an order was changed and costs the same, nothing but another tax in that sum. Null where all is said.
 */
export async function findLaterInvoice(
  tx: Executor,
  orderId: string,
  { content, paymentStatus, laterCents }: OrderOnPaper,
  invoices: readonly StoredInvoice[],
): Promise<InvoiceContent | null> {
  const held = await findHeldOnPaper(tx, orderId, invoices);
  const { first, supplements } = firstAndLater(invoices);
  if (!held || !first) return null;
  // Of each part that came later there is an invoice, which is made with it.
  const addedCents = laterCents - supplements.reduce((sum, { amountCents }) => sum + Number(amountCents), 0);
  const taxes = taxesBetween(held.taxes, content.taxes);
  const isOtherTax = paymentStatus === "received" && held.cents === content.totalCents && taxes.length > 0;
  if (addedCents <= 0 && !isOtherTax) return null;
  return {
    ...content,
    totalCents: Math.max(0, addedCents),
    taxes,
    supplement: { of: Number(first.number), taxes: content.taxes, orderCents: content.totalCents },
  };
}
