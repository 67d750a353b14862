import type { RefundLine } from "@larkwood/contract";
import {
  type CreditedParts,
  isEmptyCredit,
  subtractParts,
  type TaxPart,
  taxesBetween,
  taxInRefund,
} from "@larkwood/domain";
import type { Executor } from "../../../db/executor";
import { linesLeft, openParts, partsOfChange, partsOfRefund } from "./credited-parts";
import type { CreditNoteContent, InvoiceContent } from "./document-content";
import { documentsOf, insertDocument, isInvoice, type StoredDocument, splitInvoices } from "./documents.repo";
import { findOrderContent, type SellerSettings } from "./order-content";
import { refundsToCredit } from "./refunds-to-credit";
import { findSupplementaryInvoice } from "./supplementary-invoice";

interface SyncInput {
  orderId: string;
  /** Create the invoice even if the order is not paid. */
  evenIfUnpaid?: boolean;
  settings: SellerSettings;
  now: Date;
}

/**
 * Creates the documents that an order's payments need: an invoice once it is paid, a supplementary invoice for a later
 * increase or a tax change, and a credit note for each refund and for the unpaid part of a cancelled order. Idempotent.
 * The caller has locked the order. Call it last: document numbers stay locked until the transaction ends.
 */
export async function syncInvoices(tx: Executor, input: SyncInput): Promise<void> {
  const { orderId, evenIfUnpaid = false, settings, now } = input;
  const found = await findOrderContent(tx, orderId, settings);
  if (!found) return;
  const { content, paymentStatus } = found;
  const addInvoice = async (invoice: InvoiceContent) => {
    const amountCents = invoice.totalCents;
    await insertDocument(tx, {
      orderId,
      kind: "invoice",
      refundId: null,
      amountCents,
      content: invoice,
      now,
    });
    return documentsOf(tx, orderId);
  };
  let documents = await documentsOf(tx, orderId);
  if (documents.some(isInvoice)) {
    const supplement = await findSupplementaryInvoice(tx, orderId, found, documents.filter(isInvoice));
    if (supplement) documents = await addInvoice(supplement);
  } else {
    if (paymentStatus !== "received" && !evenIfUnpaid) return;
    documents = await addInvoice(content);
  }
  const invoices = documents.filter(isInvoice);
  const { first, supplements } = splitInvoices(invoices);
  if (!first) throw new Error(`The invoice for order ${orderId} is missing`);
  const notes = documents.filter(({ kind }) => kind === "credit_note");
  // The invoiced amount that is not credited yet.
  const open = {
    totalCents: sumOf(invoices) - sumOf(notes),
    taxes: taxesBetween(taxesOf(notes), taxesOf(invoices)),
    parts: openParts(documents),
  };

  const addCreditNote = async (
    amount: number,
    details: {
      refundId: string | null;
      reason: string;
      cause: NonNullable<CreditNoteContent["cause"]>;
      lines: RefundLine[];
      parts: CreditedParts;
      taxes: TaxPart[] | null;
    },
  ) => {
    const amountCents = Math.min(amount, open.totalCents);
    if (amountCents <= 0) return;
    const { refundId, reason, cause, lines, parts } = details;
    const { shop, order, customer } = first.content;
    // The last credit note takes the remaining tax, so that no rounding difference is left.
    const isLast = amountCents === open.totalCents;
    const refundTaxes = !isLast && details.taxes && details.taxes.length > 0 ? details.taxes : null;
    const taxes = refundTaxes ?? taxInRefund(open, 0, amountCents);
    const note: CreditNoteContent = {
      shop,
      order,
      customer,
      // Refunds refer to the current lines, which may differ from the invoice's.
      lines: creditedLines(content.lines, lines),
      invoiceNumber: Number(first.number),
      ...(supplements.length > 0 ? { supplements: supplements.map(({ number }) => Number(number)) } : {}),
      reason,
      amountCents,
      taxes,
      taxIncluded: first.content.taxIncluded,
      cause,
      ...(isEmptyCredit(parts) ? {} : { parts }),
    };
    await insertDocument(tx, { orderId, kind: "credit_note", refundId, amountCents, content: note, now });
    open.totalCents -= amountCents;
    open.taxes = taxesBetween(taxes, open.taxes);
    open.parts.left = subtractParts(open.parts.left, parts);
    if (cause === "change") open.parts.order = subtractParts(open.parts.order, parts);
  };

  const { uncredited, refundedLines } = await refundsToCredit(tx, orderId);
  for (const { cents, id, settles, ...refund } of uncredited)
    await addCreditNote(cents, {
      ...refund,
      refundId: id,
      cause: settles ? "change" : "refund",
      parts: settles ? partsOfChange(open.parts, content) : partsOfRefund(content, refund),
    });
  // Refunded in full by hand, or void: credit the rest.
  if (paymentStatus === "refunded" || paymentStatus === "void")
    await addCreditNote(open.totalCents, {
      refundId: null,
      reason: paymentStatus === "void" ? "The order was cancelled" : "",
      cause: "rest",
      lines: linesLeft(open.parts.left, content.lines, refundedLines),
      parts: open.parts.left,
      taxes: null,
    });
}

const sumOf = (documents: readonly StoredDocument[]) =>
  documents.reduce((sum, { amountCents }) => sum + Number(amountCents), 0);
const taxesOf = (documents: readonly StoredDocument[]) => documents.flatMap(({ content }) => content.taxes);

const creditedLines = (orderLines: InvoiceContent["lines"], refundLines: readonly RefundLine[]) =>
  refundLines.flatMap(({ position, quantity }) => {
    const line = orderLines[position - 1];
    return line ? [{ ...line, quantity }] : [];
  });
