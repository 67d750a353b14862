import { taxesBetween } from "@larkwood/domain";
import type { Executor } from "../../../db/executor";
import type { InvoiceContent } from "./document-content";
import { type StoredInvoice, splitInvoices } from "./documents.repo";
import { findInvoicedTotal } from "./invoiced-total";
import type { OrderForDocument } from "./order-content";

/**
 * What an invoice after the first says: what of the order, as it is now, is on no invoice yet. That is what was added and
 * paid since, or credited by a mark that was taken back; or, where an order was changed and costs the same, nothing but
 * another tax in that sum. Null where all is said.
 */
export async function findSupplementaryInvoice(
  tx: Executor,
  orderId: string,
  { content, paymentStatus, paidCents }: OrderForDocument,
  invoices: readonly StoredInvoice[],
): Promise<InvoiceContent | null> {
  const held = await findInvoicedTotal(tx, orderId, invoices);
  const { first } = splitInvoices(invoices);
  if (!held || !first) return null;
  const addedCents = paidCents - held.invoicedCents;
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
