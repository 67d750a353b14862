import type { RefundLine } from "@larkwood/contract";
import { type TaxPart, taxesBetween, taxInRefund } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, rowsOf } from "../../db/executor";
import type { CreditNoteContent, InvoiceContent, Seller } from "./document-content";
import { documentsOf, insertDocument, type StoredDocument } from "./documents.repo";
import { findOrderContent } from "./order-content";
import { findTaxesHeld } from "./taxes-held";

interface Keeping {
  orderId: string;
  /** Somebody wants an invoice, whether or not the order is paid. */
  isWanted?: boolean;
  settings: Seller;
  now: Date;
}

/**
 * Brings the documents of an order in line with its money: an invoice once it is paid, another for what was added and paid
 * later, a credit note for each refund that has gone back and for what an order that has ended is no longer owed. Done again it does nothing. The caller holds the
 * order, and locks nothing afterwards: from here to the end of the transaction everybody else waits for a number.
 */
export async function keepDocuments(tx: Executor, keeping: Keeping): Promise<void> {
  const { orderId, isWanted = false, settings, now } = keeping;
  const found = await findOrderContent(tx, orderId, settings);
  if (!found) return;
  const { content, paymentStatus } = found;
  let documents = await documentsOf(tx, orderId);
  if (!documents.some(({ kind }) => kind === "invoice")) {
    if (paymentStatus !== "received" && !isWanted) return;
    const amountCents = content.totalCents;
    await insertDocument(tx, { orderId, kind: "invoice", refundId: null, amountCents, content, now });
    documents = await documentsOf(tx, orderId);
  }
  // Of each part that came later there is an invoice, which is made with it.
  const addedCents =
    found.laterCents - sumOf(documents.filter((one) => isInvoice(one) && one.content.supplement));
  if (addedCents > 0) {
    const supplement = await supplementOf(tx, orderId, { content, addedCents, before: documents });
    await insertDocument(tx, {
      orderId,
      kind: "invoice",
      refundId: null,
      amountCents: addedCents,
      content: supplement,
      now,
    });
    documents = await documentsOf(tx, orderId);
  }
  const invoices = documents.filter(isInvoice);
  const [invoice, ...supplements] = invoices;
  if (!invoice) throw new Error(`The invoice of order ${orderId} is gone`);
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
    const { shop, order, customer } = invoice.content;
    const taxes = about.taxes && about.taxes.length > 0 ? about.taxes : taxInRefund(open, 0, amountCents);
    const note: CreditNoteContent = {
      shop,
      order,
      customer,
      // Refunds count the lines as they are now: they may have been changed since the invoice.
      lines: namedLines(content.lines, lines),
      invoiceNumber: Number(invoice.number),
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
    await credit(Number(refund.amountCents), { ...refund, refundId: refund.id });
  // Given back by hand as a whole, or never to be paid: nothing of the invoice is owed any more.
  if (paymentStatus === "refunded" || paymentStatus === "void")
    await credit(open.totalCents, {
      refundId: null,
      reason: paymentStatus === "void" ? "The order was cancelled" : "",
      lines: [],
      taxes: null,
    });
}

const isInvoice = (one: StoredDocument): one is Extract<StoredDocument, { kind: "invoice" }> =>
  one.kind === "invoice";
const sumOf = (documents: readonly StoredDocument[]) =>
  documents.reduce((sum, { amountCents }) => sum + Number(amountCents), 0);
const taxesOf = (documents: readonly StoredDocument[]) => documents.flatMap(({ content }) => content.taxes);

const namedLines = (bought: InvoiceContent["lines"], lines: readonly RefundLine[]) =>
  lines.flatMap(({ position, quantity }) => {
    const line = bought[position - 1];
    return line ? [{ ...line, quantity }] : [];
  });

interface Added {
  content: InvoiceContent;
  addedCents: number;
  before: readonly StoredDocument[];
}

/** What an invoice for the rest of an order says: the order as it is now, and what of it was not invoiced yet. */
async function supplementOf(
  tx: Executor,
  orderId: string,
  { content, addedCents, before }: Added,
): Promise<InvoiceContent> {
  const held = (await findTaxesHeld(tx, orderId)) ?? [];
  return {
    ...content,
    totalCents: addedCents,
    taxes: taxesBetween(held, content.taxes),
    supplement: {
      of: Number(before.find(isInvoice)?.number ?? 0),
      taxes: content.taxes,
      orderCents: content.totalCents,
    },
  };
}

interface RefundRow {
  id: string;
  amountCents: string;
  reason: string;
  lines: RefundLine[];
  taxes: TaxPart[];
}

/** What has gone back of the order's own payment, and has no credit note yet. */
const refundsToCredit = (tx: Executor, orderId: string) =>
  rowsOf<RefundRow>(
    tx,
    sql`
    SELECT refunds.id, refunds.amount_cents AS "amountCents", reason, lines, taxes
    FROM refunds JOIN payments ON payments.order_id = refunds.order_id
    WHERE refunds.order_id = ${orderId} AND state = 'done' AND cause <> 'late'
      -- Of the money that paid the order, by its first payment or a later part of it.
      AND (refunds.attempt_id IS NOT DISTINCT FROM payments.attempt_id
        OR payments.parts @> jsonb_build_array(jsonb_build_object('attemptId', refunds.attempt_id)))
      AND NOT EXISTS (SELECT FROM documents WHERE documents.refund_id = refunds.id)
    ORDER BY refunds.created_at, refunds.id`,
  );
