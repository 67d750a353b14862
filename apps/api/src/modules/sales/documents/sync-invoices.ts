import type { RefundLine } from "@larkwood/contract";
import { type TaxPart, taxesBetween, taxInRefund } from "@larkwood/domain";
import type { Executor } from "../../../db/executor";
import type { CreditNoteContent, InvoiceContent } from "./document-content";
import { documentsOf, insertDocument, isInvoice, type StoredDocument, splitInvoices } from "./documents.repo";
import { findOrderContent, type SellerSettings } from "./order-content";
import { refundsToCredit } from "./refunds-to-credit";
import { findSupplementaryInvoice } from "./supplementary-invoice";

interface Keeping {
  orderId: string;
  /** Somebody wants an invoice, whether or not the order is paid. */
  isWanted?: boolean;
  settings: SellerSettings;
  now: Date;
}

/**
 * Brings the documents of an order in line with its money: an invoice once it is paid, another for what was added and paid
 * later or is taxed otherwise now, a credit note for each refund that has gone back and for what an order that has ended is
 * no longer owed. Done again it does nothing. The caller holds the order, and locks nothing afterwards: from here to the end
 * of the transaction everybody else waits for a number.
 */
export async function syncInvoices(tx: Executor, keeping: Keeping): Promise<void> {
  const { orderId, isWanted = false, settings, now } = keeping;
  const found = await findOrderContent(tx, orderId, settings);
  if (!found) return;
  const { content, paymentStatus } = found;
  const invoice = async (sheet: InvoiceContent) => {
    const amountCents = sheet.totalCents;
    await insertDocument(tx, { orderId, kind: "invoice", refundId: null, amountCents, content: sheet, now });
    return documentsOf(tx, orderId);
  };
  let documents = await documentsOf(tx, orderId);
  if (documents.some(isInvoice)) {
    const later = await findSupplementaryInvoice(tx, orderId, found, documents.filter(isInvoice));
    if (later) documents = await invoice(later);
  } else {
    if (paymentStatus !== "received" && !isWanted) return;
    documents = await invoice(content);
  }
  const invoices = documents.filter(isInvoice);
  const { first, supplements } = splitInvoices(invoices);
  if (!first) throw new Error(`The invoice for order ${orderId} is missing`);
  const notes = documents.filter(({ kind }) => kind === "credit_note");
  const open = {
    totalCents: sumOf(invoices) - sumOf(notes),
    taxes: taxesBetween(taxesOf(notes), taxesOf(invoices)),
  };

  const credit = async (
    amount: number,
    about: { refundId: string | null; reason: string; lines: RefundLine[]; taxes: TaxPart[] | null },
  ) => {
    const amountCents = Math.min(amount, open.totalCents);
    if (amountCents <= 0) return;
    const { refundId, reason, lines } = about;
    const { shop, order, customer } = first.content;
    // The last one takes what is left, so that in the end nothing of the tax stays on paper, not even a cent.
    const isLast = amountCents === open.totalCents;
    const said = !isLast && about.taxes && about.taxes.length > 0 ? about.taxes : null;
    const taxes = said ?? taxInRefund(open, 0, amountCents);
    const note: CreditNoteContent = {
      shop,
      order,
      customer,
      // Refunds count the lines as they are now: they may have been changed since the invoice.
      lines: namedLines(content.lines, lines),
      invoiceNumber: Number(first.number),
      ...(supplements.length > 0 ? { supplements: supplements.map(({ number }) => Number(number)) } : {}),
      reason,
      amountCents,
      taxes,
    };
    await insertDocument(tx, { orderId, kind: "credit_note", refundId, amountCents, content: note, now });
    open.totalCents -= amountCents;
    open.taxes = taxesBetween(taxes, open.taxes);
  };

  for (const refund of await refundsToCredit(tx, orderId))
    await credit(refund.cents, { ...refund, refundId: refund.id });
  // Given back by hand as a whole, or never to be paid: nothing of the invoice is owed any more.
  if (paymentStatus === "refunded" || paymentStatus === "void")
    await credit(open.totalCents, {
      refundId: null,
      reason: paymentStatus === "void" ? "The order was cancelled" : "",
      lines: [],
      taxes: null,
    });
}

const sumOf = (documents: readonly StoredDocument[]) =>
  documents.reduce((sum, { amountCents }) => sum + Number(amountCents), 0);
const taxesOf = (documents: readonly StoredDocument[]) => documents.flatMap(({ content }) => content.taxes);

const namedLines = (bought: InvoiceContent["lines"], lines: readonly RefundLine[]) =>
  lines.flatMap(({ position, quantity }) => {
    const line = bought[position - 1];
    return line ? [{ ...line, quantity }] : [];
  });
