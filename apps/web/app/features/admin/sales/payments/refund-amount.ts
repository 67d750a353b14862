import type { OrderPayments, RefundLine } from "@larkwood/contract";
import { fromCents, paidForQuantity, toCents } from "@larkwood/domain";
import { readSum } from "~/features/admin/sales/shared/read-sum";

/** Quantity to refund per order line, by line position. */
export type LineQuantities = Readonly<Record<number, number>>;

export const toLines = (quantities: LineQuantities): RefundLine[] =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([position, quantity]) => ({ position: Number(position), quantity }));

export const toQuantities = (lines: readonly RefundLine[]): LineQuantities =>
  Object.fromEntries(lines.map(({ position, quantity }) => [position, quantity]));

/** Reads an amount such as "25.00", or a share of the paid amount such as "20%"; null if it is neither. */
export function readAmount(text: string, paid: number): number | null {
  const sum = readSum(text);
  if (!sum) return null;
  const amount = sum.isPercent ? fromCents(Math.round((toCents(paid) * sum.value) / 100)) : sum.value;
  return amount > 0 ? amount : null;
}

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
