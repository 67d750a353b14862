import type { OrderPayments, RefundLine } from "@larkwood/contract";
import { paidForQuantity, toCents } from "@larkwood/domain";

/** How many pieces of each line go back, by the line's number. */
export type Pieces = Readonly<Record<number, number>>;

export const toLines = (pieces: Pieces): RefundLine[] =>
  Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([position, quantity]) => ({ position: Number(position), quantity }));

export const toPieces = (lines: readonly RefundLine[]): Pieces =>
  Object.fromEntries(lines.map(({ position, quantity }) => [position, quantity]));

/** What the chosen pieces and the delivery have cost, as the server counts it. */
export function costOf(payments: OrderPayments, lines: readonly RefundLine[], shipping: boolean): number {
  const goods = lines.reduce((sum, { position, quantity: count }) => {
    const line = payments.lines.find((one) => one.position === position);
    if (!line) return sum;
    const paid = { lineCents: toCents(line.amount), quantity: line.quantity };
    return sum + paidForQuantity(paid, { before: line.refunded, count });
  }, 0);
  return goods + (shipping ? toCents(payments.shipping.amount) : 0);
}
