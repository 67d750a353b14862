import type { OrderStatus, PaymentStatus } from "@larkwood/contract";

/** What a payment is in the books: money the shop has, gave back, waits for, or will never see. */
export type PaymentClass = "income" | "refund" | "outstanding" | "none";

/**
 * The one rule of what counts as money. Income is what was received and kept, a refund what was given back, and
 * outstanding what is expected for an order that was neither cancelled nor returned.
 */
export function classifyPayment(payment: PaymentStatus, order: OrderStatus): PaymentClass {
  if (payment === "received") return "income";
  if (payment === "refunded") return "refund";
  if (payment === "expected" && order !== "CANCELLED" && order !== "RETURNED") return "outstanding";
  return "none";
}

interface Payable {
  payment: PaymentStatus;
  order: OrderStatus;
  amountCents: number;
}

/** Sums of payments by what they are. */
export function sumPayments(payments: readonly Payable[]): Record<Exclude<PaymentClass, "none">, number> {
  const sums = { income: 0, refund: 0, outstanding: 0 };
  for (const { payment, order, amountCents } of payments) {
    const taking = classifyPayment(payment, order);
    if (taking !== "none") sums[taking] += amountCents;
  }
  return sums;
}
