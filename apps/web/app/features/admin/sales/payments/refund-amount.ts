import type { OrderPayments, RefundLine } from "@larkwood/contract";
import { paidForQuantity, toCents } from "@larkwood/domain";

/** Quantity to refund per order line, by line position. */
export type LineQuantities = Readonly<Record<number, number>>;

export const toLines = (quantities: LineQuantities): RefundLine[] =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([position, quantity]) => ({ position: Number(position), quantity }));

export const toQuantities = (lines: readonly RefundLine[]): LineQuantities =>
  Object.fromEntries(lines.map(({ position, quantity }) => [position, quantity]));

/** Amount of the selected lines and shipping in cents, calculated like on the server. */
export function refundCents(
  payments: OrderPayments,
  lines: readonly RefundLine[],
  shipping: boolean,
): number {
  const goods = lines.reduce((sum, { position, quantity }) => {
    const line = payments.lines.find((one) => one.position === position);
    if (!line) return sum;
    const paid = { lineCents: toCents(line.amount), quantity: line.quantity };
    return sum + paidForQuantity(paid, { before: line.refunded, count: quantity });
  }, 0);
  return goods + (shipping ? toCents(payments.shipping.amount) : 0);
}
