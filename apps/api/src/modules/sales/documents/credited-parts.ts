import type { RefundLine } from "@larkwood/contract";
import {
  type CreditedParts,
  creditedItems,
  namedDiscounts,
  refundedQuantity,
  subtractParts,
} from "@larkwood/domain";
import type { InvoiceContent } from "./document-content";
import { isInvoice, type StoredDocument } from "./documents.repo";

const partsOf = (content: InvoiceContent): CreditedParts => ({
  itemCents: content.subtotalCents,
  discounts: namedDiscounts(content).map(({ name, cents }) => ({ name, cents })),
  shippingCents: content.shippingCents,
});

/** What the documents of an order say about it. */
export interface OpenParts {
  /** The order with all changes that are documented, before refunds. */
  order: CreditedParts;
  /** The part of it that is not credited yet. */
  left: CreditedParts;
}

/** Each invoice shows the whole order of its time, so the newest one counts, with the credit notes for changes since. */
export function openParts(documents: readonly StoredDocument[]): OpenParts {
  const newest = documents.findLastIndex(isInvoice);
  const invoice = documents[newest];
  if (!invoice || !isInvoice(invoice)) throw new Error("There is no invoice");
  let order = partsOf(invoice.content);
  let left = order;
  for (const [index, document] of documents.entries()) {
    if (document.kind === "invoice") continue;
    const { parts, cause } = document.content;
    // An undone credit note for the rest is offset by a later invoice.
    if (!parts || (cause !== "refund" && index < newest)) continue;
    left = subtractParts(left, parts);
    if (cause === "change") order = subtractParts(order, parts);
  }
  return { order, left };
}

/** What a changed order has less than its documents say. */
export const partsOfChange = ({ order }: OpenParts, content: InvoiceContent): CreditedParts =>
  subtractParts(order, partsOf(content));

/** The parts of refunded items and delivery; nothing if an amount was refunded without them. */
export function partsOfRefund(
  content: InvoiceContent,
  refund: { before: readonly RefundLine[]; lines: readonly RefundLine[]; withShipping: boolean },
): CreditedParts {
  const discounts = namedDiscounts(content);
  const { itemCents, discountCents } = creditedItems({ ...content, discounts }, refund);
  return {
    itemCents,
    discounts: discounts.flatMap(({ name }, index) => {
      const cents = discountCents[index] ?? 0;
      return cents > 0 ? [{ name, cents }] : [];
    }),
    shippingCents: refund.withShipping ? content.shippingCents : 0,
  };
}

/** The items that were not refunded, if they are what is left to credit. */
export function linesLeft(
  { itemCents }: CreditedParts,
  lines: InvoiceContent["lines"],
  refunded: readonly RefundLine[],
): RefundLine[] {
  const left = lines.flatMap(({ quantity, priceCents }, index) => {
    const position = index + 1;
    const count = quantity - refundedQuantity([{ state: "done", lines: refunded }], position);
    return count > 0 ? [{ position, quantity: count, priceCents }] : [];
  });
  const leftCents = left.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  return leftCents === itemCents ? left.map(({ position, quantity }) => ({ position, quantity })) : [];
}
