import type { RefundLine, SettingValues } from "@larkwood/contract";
import { type TaxPart, taxInRefund } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, rowsOf } from "../../db/executor";
import type { CreditNoteContent, InvoiceContent } from "./document-content";
import { documentsOf, insertDocument } from "./documents.repo";
import { findOrderContent } from "./order-content";

interface Keeping {
  orderId: string;
  /** Somebody wants an invoice, whether or not the order is paid. */
  isWanted?: boolean;
  settings: Pick<SettingValues, "shopName" | "contactEmail" | "contactPhone" | "timeZone" | "currency">;
  now: Date;
}

/**
 * Brings the documents of an order in line with its money: an invoice once it is paid, a credit note for each refund that
 * has gone back and for what an order that has ended is no longer owed. Done again it does nothing. The caller holds the
 * order, and locks nothing afterwards: from here to the end of the transaction everybody else waits for a number.
 */
export async function keepDocuments(tx: Executor, keeping: Keeping): Promise<void> {
  const { orderId, isWanted = false, settings, now } = keeping;
  const found = await findOrderContent(tx, orderId, settings);
  if (!found) return;
  const { content, paymentStatus, attemptId } = found;
  let documents = await documentsOf(tx, orderId);
  if (!documents.some(({ kind }) => kind === "invoice")) {
    if (paymentStatus !== "received" && !isWanted) return;
    const amountCents = content.totalCents;
    await insertDocument(tx, { orderId, kind: "invoice", refundId: null, amountCents, content, now });
    documents = await documentsOf(tx, orderId);
  }
  const invoice = documents.find(({ kind }) => kind === "invoice");
  if (invoice?.kind !== "invoice") throw new Error(`The invoice of order ${orderId} is gone`);
  const notes = documents.filter(({ kind }) => kind === "credit_note");
  let creditedCents = notes.reduce((sum, { amountCents }) => sum + Number(amountCents), 0);

  const credit = async (
    amount: number,
    about: { refundId: string | null; reason: string; lines: RefundLine[]; taxes: TaxPart[] | null },
  ) => {
    const amountCents = Math.min(amount, Number(invoice.amountCents) - creditedCents);
    if (amountCents <= 0) return;
    const { refundId, reason } = about;
    const note = creditNote(invoice.content, Number(invoice.number), {
      ...about,
      // Refunds count the lines as they are now: they may have been changed since the invoice.
      bought: content.lines,
      reason,
      amountCents,
      creditedCents,
    });
    await insertDocument(tx, { orderId, kind: "credit_note", refundId, amountCents, content: note, now });
    creditedCents += amountCents;
  };

  for (const refund of await refundsToCredit(tx, orderId, attemptId))
    await credit(Number(refund.amountCents), { ...refund, refundId: refund.id });
  // Given back by hand as a whole, or never to be paid: nothing of the invoice is owed any more.
  if (paymentStatus === "refunded" || paymentStatus === "void")
    await credit(Number(invoice.amountCents), {
      refundId: null,
      reason: paymentStatus === "void" ? "The order was cancelled" : "",
      lines: [],
      taxes: null,
    });
}

interface Credited {
  bought: InvoiceContent["lines"];
  reason: string;
  lines: readonly RefundLine[];
  /** Null: in proportion to the invoice's. */
  taxes: TaxPart[] | null;
  amountCents: number;
  creditedCents: number;
}

function creditNote(
  invoice: InvoiceContent,
  invoiceNumber: number,
  { bought, reason, lines, taxes, amountCents, creditedCents }: Credited,
): CreditNoteContent {
  const { shop, order, customer } = invoice;
  return {
    shop,
    order,
    customer,
    lines: lines.flatMap(({ position, quantity }) => {
      const line = bought[position - 1];
      return line ? [{ ...line, quantity }] : [];
    }),
    invoiceNumber,
    reason,
    amountCents,
    taxes: taxes && taxes.length > 0 ? taxes : taxInRefund(invoice, creditedCents, amountCents),
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
const refundsToCredit = (tx: Executor, orderId: string, attemptId: string | null) =>
  rowsOf<RefundRow>(
    tx,
    sql`
    SELECT refunds.id, refunds.amount_cents AS "amountCents", reason, lines, taxes FROM refunds
    WHERE refunds.order_id = ${orderId} AND state = 'done' AND cause <> 'late'
      AND attempt_id IS NOT DISTINCT FROM ${attemptId}
      AND NOT EXISTS (SELECT FROM documents WHERE documents.refund_id = refunds.id)
    ORDER BY refunds.created_at, refunds.id`,
  );
