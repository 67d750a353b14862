import { taxesBetween } from "@larkwood/domain";
import type { Executor } from "../../../db/executor";
import type { InvoiceContent } from "./document-content";
import { type StoredInvoice, splitInvoices } from "./documents.repo";
import { findInvoicedTotal } from "./invoiced-total";
import type { OrderForDocument } from "./order-content";

/**
 * The content of the next supplementary invoice: the part of the order that is not invoiced yet. That is a paid increase,
 * an amount whose credit note was undone, or only a different tax for the same total. Null if nothing is missing.
 */
export async function findSupplementaryInvoice(
  tx: Executor,
  orderId: string,
  { content, paymentStatus, paidCents }: OrderForDocument,
  invoices: readonly StoredInvoice[],
): Promise<InvoiceContent | null> {
  const invoiced = await findInvoicedTotal(tx, orderId, invoices);
  const { first } = splitInvoices(invoices);
  if (!invoiced || !first) return null;
  const addedCents = paidCents - invoiced.invoicedCents;
  const taxes = taxesBetween(invoiced.taxes, content.taxes);
  const hasTaxChange =
    paymentStatus === "received" && invoiced.cents === content.totalCents && taxes.length > 0;
  if (addedCents <= 0 && !hasTaxChange) return null;
  return {
    ...content,
    totalCents: Math.max(0, addedCents),
    taxes,
    supplement: { of: Number(first.number), taxes: content.taxes, orderCents: content.totalCents },
  };
}
